import { ContentError } from '@/lib/site/content/content-error'
import { parseJson } from './json-file'

const parse = (source: string) => () => parseJson(source, 'content/a.json')

test('returns what the text holds', () => {
  expect(parse('{ "a": [1] }')()).toEqual({ a: [1] })
})

test.each([
  ['a comma too many', '{\n  "a": 1,\n}', 3],
  ['a missing comma', '{\n  "a": 1\n  "b": 2\n}', 3],
  ['a missing quote', '{\n  a: 1\n}', 2],
  ['an early end', '{\n  "a": 1,\n', 3],
])('%s is found on its line, with the cure', (_, source, line) => {
  expect(parse(source)).toThrow(`content/a.json:${line}: is not JSON: `)
  expect(parse(source)).toThrow('fix it there or on the line above')
})

test('the fault is one of the content, which a draft can show', () => {
  expect(parse('{')).toThrow(ContentError)
})
