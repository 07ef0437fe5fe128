/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { bundleClient } from './client'

const client = bundleClient()
const folder = client.main.replace('main.js', '')
const islands = readdirSync('components/islands')

test('documents load one module, and islands have names that stay', () => {
  expect(client.main).toMatch(/^assets\/[0-9a-f]{12}\/main\.js$/)
  for (const name of ['search-worker', ...islands])
    expect(client.files.has(`${folder}${name}.js`)).toBe(true)
  expect(client.files.has(`${folder}main.css`)).toBe(false)
})

test('what it imports before it runs is among its files', () => {
  for (const file of client.imports) expect(client.files.has(file)).toBe(true)
})

test('the same sources have the same addresses', () => {
  expect([...bundleClient().files.keys()]).toEqual([...client.files.keys()])
})

// The classes of islands are shortened to names such as `a`.
test('classes of islands meet no others, of an island or of the site', () => {
  const shortClassesIn = (css: string) =>
    Array.from(
      css.replace(/\/\*.*?\*\//gs, '').matchAll(/\.([A-Za-z_][\w-]*)/g),
      ([, name = '']) => name,
    ).filter((name) => name.length < 3)
  const styles = readdirSync('app/styles').map((file) =>
    readFileSync(`app/styles/${file}`, 'utf8'),
  )
  const seen = new Set(styles.flatMap(shortClassesIn))
  for (const name of islands) {
    const css = client.files.get(`${folder}${name}.css`) ?? ''
    const own = new Set(shortClassesIn(css))
    expect([...own].filter((each) => seen.has(each))).toEqual([])
    for (const each of own) seen.add(each)
  }
})
