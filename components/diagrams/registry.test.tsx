import { renderToStaticMarkup } from 'react-dom/server'
import { slugsOf } from '@/lib/content/files'
import { loadSourcePage } from '@/lib/content/source-page'
import { elementsOf, textOf, textsOf } from '@/lib/rules/elements'
import { escapeHtml } from '@/lib/text/escape-html'
import { defaultLocale } from '@/site.config'
import { Diagram } from './Diagram'

const props = { alt: 'What it shows', lang: 'en-US', locale: 'en' } as const

/** Every diagram of an English page, with the words that the page gives. */
const figures = slugsOf(defaultLocale)
  .flatMap((slug) =>
    elementsOf(loadSourcePage(defaultLocale, slug).tree, 'Figure'),
  )
  .map((figure) => ({
    name: textOf(figure, 'diagram') ?? '',
    words: textsOf(figure, 'words'),
  }))

test.each(figures)(
  '$name shows all of its words, after its text alternative',
  ({ name, words }) => {
    const markup = renderToStaticMarkup(
      <Diagram name={name} words={words} {...props} />,
    )
    expect(markup).toContain('role="group" aria-label="What it shows"')
    for (const word of Object.values(words))
      expect(markup).toContain(escapeHtml(word))
    expect(markup).not.toMatch(/NaN|undefined|Infinity/)
  },
)

test('a diagram without its words stops the build', () => {
  const draw = () =>
    renderToStaticMarkup(<Diagram name="cpi" words={{}} {...props} />)
  expect(draw).toThrow('diagram "cpi" lacks the word "transaction"')
})

test('an unknown name stops the build', () => {
  const draw = () =>
    renderToStaticMarkup(<Diagram name="cpy" words={{}} {...props} />)
  expect(draw).toThrow('there is no diagram "cpy"')
})
