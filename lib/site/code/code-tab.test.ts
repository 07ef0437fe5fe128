import { foldRest } from './code-tab'

const shown = (html: string) =>
  html.replace(/<span class="rest">[\s\S]*?<\/span>/g, '')

test.each([
  [[true, true, true], 'a\nb\nc'],
  [[false, true, true], 'b\nc'],
  [[true, false, true], 'a\nc'],
  [[false, false, true], 'c'],
  [[false, true, false], 'b\n'],
])('%j leaves %j', (essential, left) => {
  const html = foldRest(['a', 'b', 'c'], essential)
  expect(shown(html)).toBe(left)
  expect(html.replace(/<[^>]+>/g, '')).toBe('a\nb\nc')
})
