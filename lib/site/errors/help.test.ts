/** @jest-environment node */
import { z } from 'zod'
import { headingLink } from '@/lib/site/links/heading-link'
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

test.each(locales)(
  '%s explains each error with its cause and way out',
  (locale) => {
    const isEnglish = locale === 'en'
    const form = z.strictObject({
      cause: z.string().min(1),
      wayOut: z.string().min(1),
      ...(isEnglish && { recipe: z.string().optional() }),
    })
    const wrong = Object.entries(
      isEnglish ? englishHelp() : translatedHelp(locale),
    )
      .filter(([, entry]) => !form.safeParse(entry).success)
      .map(
        ([key]) =>
          `${helpFile(locale)}, ${key}: write "cause" and "wayOut", each as one text, and nothing else${isEnglish ? ' but "recipe"' : ''}`,
      )
    expect(wrong).toEqual([])
  },
)

test('what Token-2022 shares with Token is explained alike', () => {
  const help = (anchor: string) =>
    errorRecords('en').find((each) => each.anchor === anchor)?.help
  expect(help('token-2022-0x1')).toBeDefined()
  expect(help('token-2022-0x1')).toEqual(help('token-0x1'))
})
