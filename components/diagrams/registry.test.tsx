import { renderToStaticMarkup } from 'react-dom/server'
import { slugsOf } from '@/lib/site/content/files'
import { loadSourcePage } from '@/lib/site/content/source-page'
import { elementsOf, textOf, textsOf } from '@/lib/site/rules/elements'
import { defaultLocale, locales, site } from '@/site.config'
import { Diagram } from './Diagram'
import { problemsOf } from './drawn'
import { diagrams } from './registry'

const props = { alt: 'What it shows', titleId: 'title-1' }

/** Every diagram of every page, once for each language, with the words that the page gives. */
const figures = locales.flatMap((locale) => {
  const { lang } = site.locales[locale]
  const found = slugsOf(locale)
    .flatMap((slug) => elementsOf(loadSourcePage(locale, slug).tree, 'Figure'))
    .map((figure) => ({
      locale,
      lang,
      name: textOf(figure, 'diagram') ?? '',
      words: textsOf(figure, 'words'),
    }))
  return [...new Map(found.map((each) => [each.name, each])).values()]
})

const english = figures.filter(({ locale }) => locale === defaultLocale)

test('every diagram is shown on an English page', () => {
  expect(english.map(({ name }) => name).sort()).toEqual(
    Object.keys(diagrams).sort(),
  )
})

describe.each(figures)('$name in $locale', ({ name, words, lang }) => {
  const markup = renderToStaticMarkup(
    <Diagram name={name} words={words} lang={lang} {...props} />,
  )
  const forms = markup.split(/(?<=<\/svg>)/).slice(0, 2)

  test('is a picture named by its text alternative', () => {
    expect(forms[0]).toContain('role="img" aria-labelledby="title-1"')
    expect(forms[0]).toContain('<title id="title-1">What it shows</title>')
    expect(forms[1]).toContain('role="img" aria-label="What it shows"')
  })

  test('has no style attribute, no other id, no broken number', () => {
    expect(markup).not.toMatch(/\sstyle=|NaN|undefined|Infinity/)
    expect(markup.match(/\sid="/g)).toHaveLength(1)
  })

  test.each([0, 1])('form %i shows every word it asks for', (form) => {
    const text = plain(forms[form] ?? '')
    const absent = Object.values(words).filter((w) => !text.includes(plain(w)))
    expect(absent).toEqual([])
  })

  test.each([0, 1])('form %i keeps texts and boxes apart', (form) => {
    expect(problemsOf(forms[form] ?? '')).toEqual([])
  })
})

test('a diagram without its words stops the build', () => {
  const Cpi = diagrams.cpi
  const draw = () =>
    renderToStaticMarkup(<Cpi words={{}} lang="en" {...props} />)
  expect(draw).toThrow('diagram "cpi" lacks the word "transaction"')
})

test('an unknown name stops the build', () => {
  const draw = () =>
    renderToStaticMarkup(<Diagram name="cpy" words={{}} lang="en" {...props} />)
  expect(draw).toThrow('there is no diagram "cpy"')
})

/** Text without markup, spaces and entities, so that line breaks do not count. */
function plain(markup: string): string {
  return markup
    .replace(/<title.*?<\/title>|<[^>]+>/g, '')
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/\u00ad/g, '')
    .replace(/[\s-]/g, '')
}
