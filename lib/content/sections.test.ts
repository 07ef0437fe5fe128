import { parseMdx } from './parse'
import { sectionsOf } from './sections'

const outline = (source: string) =>
  sectionsOf(parseMdx(source)).map(({ heading, nodes }) => [
    heading?.id,
    nodes.map(({ type }) => type),
  ])

test('each heading opens a section, and one without a heading is first', () => {
  expect(
    outline(
      '---\ntitle: A\n---\n\nOne\n\n## Two [#b]\n\n### C\n\n- x\n\nThree\n',
    ),
  ).toEqual([
    [undefined, ['yaml', 'paragraph']],
    ['b', []],
    ['c', ['list', 'paragraph']],
  ])
})

test('a page without headings is one section', () => {
  expect(outline('One')).toEqual([[undefined, ['paragraph']]])
})
