/** @jest-environment node */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { testFolder } from '@/lib/site/test-folder'
import { assertJsonFiles } from './json-files.mjs'

test('every broken file is named, with its line', () => {
  const root = testFolder()
  mkdirSync(join(root, 'content'))
  mkdirSync(join(root, 'messages'))
  writeFileSync(join(root, 'content/facts.json'), '{\n  "a": 1,\n}')
  writeFileSync(join(root, 'content/good.json'), '{}')
  writeFileSync(join(root, 'messages/de.json'), '{ a: 1 }')
  const check = () => assertJsonFiles(root)
  expect(check).toThrow('content/facts.json:3: is not JSON')
  expect(check).toThrow('messages/de.json:1: is not JSON')
  expect(check).not.toThrow('good.json')
})

test('the project itself has none', () => {
  expect(() => assertJsonFiles('.')).not.toThrow()
})
