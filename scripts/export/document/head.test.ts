/** @jest-environment node */
import { canonicalPath, readHead } from './head'
import { parseHead } from './parse'

const read = (head: string) =>
  readHead('a.html', parseHead(`<html lang="de"><head>${head}</head>`))

test('a head has the address, the title and the language of its page', () => {
  const link = '<link rel="canonical" href="https://x.org/base/de/a.html">'
  const head = read(`<title>A &amp; B</title>${link}`)
  expect(head).toMatchObject({ lang: 'de', title: 'A & B' })
  expect(canonicalPath(head)).toBe('/base/de/a.html')
})

test('a page without a canonical link is an error', () => {
  expect(() => canonicalPath(read(''))).toThrow('a.html: has no canonical link')
})
