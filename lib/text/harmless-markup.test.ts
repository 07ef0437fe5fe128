import { harmlessMarkup } from './harmless-markup'

test.each([
  '',
  'rent',
  'Fees &amp; <mark>rent</mark>',
  '<span class="DocSearch-Hit-path">a <span class="hit-text">b</span></span>',
  '<div class="bar" role="bar"><div class="peg"></div></div>',
])('stays as it is: %s', (markup) => {
  expect(harmlessMarkup(markup)).toBe(markup)
})

test.each([
  '<img src=x onerror=a()>',
  '<mark onclick="a()">x</mark>',
  '<mark><script>a()</script></mark>',
  '<meta http-equiv="refresh" content="0;url=https://example.com">',
  '<span style="position:fixed">x</span>',
  '<a href="javascript:a()">x</a>',
  '<mark',
  '<!-- x -->',
  '<MARK>x</MARK>',
])('becomes text: %s', (markup) => {
  const place = document.createElement('p')
  place.innerHTML = harmlessMarkup(markup)
  expect(place.children).toHaveLength(0)
  expect(place.textContent).toBe(markup)
})
