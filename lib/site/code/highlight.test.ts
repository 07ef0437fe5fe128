/** @jest-environment node */
import { highlightLines } from './highlight.mjs'

test('gives tokens elements and no styles, one string a line', async () => {
  const lines = await highlightLines("const a = 'x' // why\n\nrun(a)", 'ts')
  expect(lines).toHaveLength(3)
  expect(lines[0]).toContain('<b>const</b>')
  expect(lines[0]).toContain('<small> // why</small>')
  expect(lines.join('')).not.toContain('style')
})

test('keeps the text as it is', async () => {
  const code = 'fn main() -> Result<(), Error> { msg!("a & b"); }'
  const [line = ''] = await highlightLines(code, 'rust')
  const element = line
    .replace(/<[^>]+>/g, '')
    .replaceAll('&#x3C;', '<')
    .replaceAll('&#x26;', '&')
  expect(element).toBe(code)
})
