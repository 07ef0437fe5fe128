import { foldRest } from './code-tab'

const visibleText = (html: string) =>
  html.replace(/<span class="rest">[\s\S]*?<\/span>/g, '')

test.each([
  [[true, true, true], 'a\nb\nc'],
  [[false, true, true], 'b\nc'],
  [[true, false, true], 'a\nc'],
  [[false, false, true], 'c'],
  [[false, true, false], 'b\n'],
])('%j leaves %j', (essential, expected) => {
  const html = foldRest(['a', 'b', 'c'], essential)
  expect(visibleText(html)).toBe(expected)
  expect(html.replace(/<[^>]+>/g, '')).toBe('a\nb\nc')
})
