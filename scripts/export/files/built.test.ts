/** @jest-environment node */
import { join } from 'node:path'
import { testFolder } from '@/lib/site/test-folder'
import { openExport, openRawExport } from './built'
import { openFolder } from './folder'

/** A folder `out/` with these files. Without files the folder does not exist. */
function out(...files: readonly string[]): string {
  const root = join(testFolder(), 'out')
  for (const file of files) openFolder(root).write(file, 'text')
  return root
}

const built = ['index.html', '_next/static/chunks/a.js']
const finished = [...built, 'assets/1a/main.js']
const below = finished.map((file) => `cookbook/${file}`)

test('the export opens the output of `next build`, other commands the finished site', () => {
  expect(openRawExport(out(...built)).files()).toEqual(built.toSorted())
  expect(openExport(out(...finished)).files()).toEqual(finished.toSorted())
  expect(openExport(out(...below)).files()).toEqual(below.toSorted())
})

test.each([
  ['nothing to finish', openRawExport, out(), 'There is no built site in'],
  ['a finished site', openRawExport, out(...finished), 'is finished already;'],
  ['no site', openExport, out(), 'There is no built site in'],
  [
    'a build that was stopped',
    openExport,
    out(...built),
    'is not finished, perhaps',
  ],
])('%s is told, with the cure', (_, open, root, message) => {
  expect(() => open(root)).toThrow(message)
  expect(() => open(root)).toThrow('run `npm run build`')
})
