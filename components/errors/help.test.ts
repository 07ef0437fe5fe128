/** @jest-environment node */
import { headingLink } from '@/lib/links/heading-link'
import { locales } from '@/site.config'
import { englishHelp, helpFile, translatedHelp } from './help'
import { errorRecords } from './records'

const anchors = errorRecords('en').map(({ anchor }) => anchor)

test('every error has an anchor of its own', () => {
  expect(new Set(anchors).size).toBe(anchors.length)
})

test('every explained error is one of a client', () => {
  const unknown = Object.keys(englishHelp())
    .filter((key) => !anchors.includes(key))
    .map(
      (key) =>
        `content/errors.json, ${key}: no client has this error; correct the key or remove it`,
    )
  expect(unknown).toEqual([])
})

test('every recipe of an explained error exists', () => {
  const broken = Object.entries(englishHelp())
    .filter(([, { recipe }]) => recipe && !headingLink('en', recipe))
    .map(
      ([key, { recipe }]) =>
        `content/errors.json, ${key}: there is no ${recipe}; correct the link`,
    )
  expect(broken).toEqual([])
})

test.each(locales)('%s translates only what English explains', (locale) => {
  const stray = Object.keys(translatedHelp(locale))
    .filter((key) => !Object.hasOwn(englishHelp(), key))
    .map(
      (key) =>
        `${helpFile(locale)}, ${key}: is not in content/errors.json; remove it`,
    )
  expect(stray).toEqual([])
})

test('what Token-2022 shares with Token is explained alike', () => {
  const help = (anchor: string) =>
    errorRecords('en').find((each) => each.anchor === anchor)?.help
  expect(help('token-2022-0x1')).toBeDefined()
  expect(help('token-2022-0x1')).toEqual(help('token-0x1'))
})
