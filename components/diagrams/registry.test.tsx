import { renderToStaticMarkup } from 'react-dom/server'
import { slugsOf } from '@/lib/site/content/files'
import { loadSourcePage } from '@/lib/site/content/source-page'
import { elementsOf, textOf, textsOf } from '@/lib/site/rules/elements'
import { defaultLocale } from '@/site.config'
import { Diagram } from './Diagram'
import { diagrams } from './registry'

const props = { alt: 'What it shows', titleId: 'title-1', lang: 'en' }

/** The words that English pages give to each diagram. */
const wordsByDiagram = new Map(
  slugsOf(defaultLocale)
    .flatMap((slug) =>
      elementsOf(loadSourcePage(defaultLocale, slug).tree, 'Figure'),
    )
    .map((figure) => [
      textOf(figure, 'diagram') ?? '',
      textsOf(figure, 'words'),
    ]),
)

test('every diagram is shown on an English page', () => {
  expect([...wordsByDiagram.keys()].sort()).toEqual(
    Object.keys(diagrams).sort(),
  )
})

describe.each([...wordsByDiagram])('%s', (name, words) => {
  const markup = renderToStaticMarkup(
    <Diagram name={name} words={words} {...props} />,
  )

  test('is a picture named by its text alternative', () => {
    expect(markup).toContain('role="img" aria-labelledby="title-1"')
    expect(markup).toContain('<title id="title-1">What it shows</title>')
  })

  test('shows every word it asks for', () => {
    const text = plain(markup)
    const absent = Object.values(words).filter((w) => !text.includes(plain(w)))
    expect(absent).toEqual([])
  })

  test('has no style attribute, no other id, no broken number', () => {
    expect(markup).not.toMatch(/\sstyle=|NaN|undefined|Infinity/)
    expect(markup.match(/\sid="/g)).toHaveLength(1)
  })

  test('keeps its drawing inside the picture', () => {
    const height = Number(/viewBox="0 0 720 (\d+)"/.exec(markup)?.[1])
    const ys = [...markup.matchAll(/\sy="([\d.-]+)"/g)].map((m) => Number(m[1]))
    expect(Math.max(...ys)).toBeLessThan(height)
    expect(Math.min(...ys)).toBeGreaterThanOrEqual(0)
  })
})

test('a diagram without its words stops the build', () => {
  const Cpi = diagrams.cpi
  const draw = () => renderToStaticMarkup(<Cpi words={{}} {...props} />)
  expect(draw).toThrow('diagram "cpi" lacks the word "transaction"')
})

test('an unknown name stops the build', () => {
  const draw = () =>
    renderToStaticMarkup(<Diagram name="cpy" words={{}} {...props} />)
  expect(draw).toThrow('there is no diagram "cpy"')
})

/** Text without markup, spaces and entities, so that line breaks do not count. */
function plain(markup: string): string {
  return markup
    .replace(/<title.*?<\/title>|<[^>]+>/g, '')
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/\s/g, '')
}
