/** @jest-environment node */
import { joinStyles } from './style-sheet'

/** Joins the sheets of these documents. Each sheet contains its own name. */
function joined(documents: Readonly<Record<string, string>>) {
  return joinStyles(
    {
      files: () => Object.keys(documents).map((name) => `${name}.html`),
      read: (file) => {
        const names = documents[file.replace('.html', '')]
        if (names === undefined) return file
        const links = names
          .split(' ')
          .map((name) => `<link rel="stylesheet" href="/book/${name}.css">`)
        return `<head>${links.join('')}</head>`
      },
    },
    '/book',
  )
}

test('every sheet is included once, after those that any document links before it', () => {
  const { text } = joined({ 404: 'a', b: 'a c', c: 'a b c d', d: 'd' })
  expect(text.split('\n')).toEqual(['a.css', 'b.css', 'c.css', 'd.css'])
})

test('the sheet is named by its content', () => {
  const { file } = joined({ a: 'a' })
  expect(file).toMatch(/^assets\/styles-[0-9a-f]{12}\.css$/)
  expect(joined({ a: 'b' }).file).not.toBe(file)
})

test('documents that link sheets in different orders cannot share one', () => {
  expect(() => joined({ a: 'a b', b: 'b a' })).toThrow('different orders')
})
