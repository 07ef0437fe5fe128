/** @jest-environment node */
import { takePage } from './page-text'

const data = '<script type="application/json" id="run-payload">[]</script>'

test('the page ends with the last element of its kind before the data', () => {
  const html = `<body><div id="page"><div>a</div><p>b</p></div><p></p>${data}</body>`
  expect(takePage(html)).toEqual({
    page: '<div>a</div><p>b</p>',
    frame: `<body><div id="page"></div><p></p>${data}</body>`,
  })
})

test.each([
  ['without a page', `<body><p>a</p></div>${data}</body>`],
  ['without data', '<body><div id="page">a</div></body>'],
  ['that breaks off', '<body><div id="page"><p>a</p>'],
  ['whose page has no end', `<body></div><div id="page">a${data}</body>`],
])('nothing is taken out of a document %s', (_, html) => {
  expect(takePage(html)).toBeUndefined()
})
