import { utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { ContentError } from '@/lib/content/content-error'
import { parseJson, readJson } from './json-file'
import { testFolder } from './test-folder'

const parse = (source: string) => () => parseJson(source, 'content/a.json')

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

test('a file is read again after it was saved', () => {
  const file = join(testFolder(), 'list.json')
  const save = (text: string, moment: number) => {
    writeFileSync(file, text)
    utimesSync(file, moment, moment)
  }
  save('["a"]', 1)
  expect(readJson(file)).toEqual(['a'])
  save('["b"]', 2)
  expect(readJson(file)).toEqual(['b'])
  save('["b"', 3)
  expect(() => readJson(file)).toThrow(ContentError)
  save('["c"]', 4)
  expect(readJson(file)).toEqual(['c'])
})

test.each([
  ['{\n  "a": ["x"],\n  "b": null\n}', ':3: "b" has the wrong form ('],
  ['[]', ':1: the file has the wrong form ('],
])('%s is named with its line', (source, message) => {
  const file = join(testFolder(), 'list.json')
  writeFileSync(file, source)
  const form = z.record(z.string(), z.array(z.string()))
  expect(() => readJson(file, form)).toThrow(`${file}${message}`)
})
