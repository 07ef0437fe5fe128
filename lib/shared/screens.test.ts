/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { screens } from './screens'

const { least, narrow, sidebar, outline } = screens
const queries = [
  ...[least, narrow].map((width) => `(width <= ${width}px)`),
  ...[sidebar, outline].flatMap((width) => [
    `(width < ${width}px)`,
    `(width >= ${width}px)`,
  ]),
]

test('every media query asks for a width of the table', () => {
  const sheets = ['app', 'components'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.css'))
      .map((name) => `${folder}/${name}`),
  )
  expect(sheets.length).toBeGreaterThan(20)
  const other = sheets.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/@media[^{]*width[^{]*/g)]
      .map(([query]) => query.replace('@media', '').trim())
      .filter((query) => !queries.includes(query))
      .map((query) => `${file}: ${query}`),
  )
  // Take a width from lib/shared/screens.ts, or add one there and say what changes at it.
  expect(other).toEqual([])
})
