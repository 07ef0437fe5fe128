import { renderToStaticMarkup } from 'react-dom/server'
import { slugsOf } from '@/lib/site/content/files'
import { loadSourcePage } from '@/lib/site/content/source-page'
import { elementsOf, textOf, textsOf } from '@/lib/site/rules/elements'
import { defaultLocale } from '@/site.config'
import { Diagram } from './Diagram'
import { diagrams } from './registry'

const props = { alt: 'What it shows', titleId: 'title-1' }

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
  '$name is a picture named by its text alternative',
  ({ name, words }) => {
    const markup = renderToStaticMarkup(
      <Diagram name={name} words={words} lang="en-US" {...props} />,
    )
    expect(markup).toContain('role="img" aria-labelledby="title-1"')
    expect(markup).toContain('<title id="title-1">What it shows</title>')
    expect(markup).toContain('role="img" aria-label="What it shows"')
    expect(markup).not.toMatch(/\sstyle=|NaN|undefined|Infinity/)
  },
)

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
