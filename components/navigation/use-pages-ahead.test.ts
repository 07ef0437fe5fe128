import { fireEvent, renderHook } from '@testing-library/react'
import { fetchPageAhead } from '@/lib/navigation/document-payload'
import { usePagesAhead } from './use-pages-ahead'

jest.mock('@/lib/navigation/document-payload')

const page = 'http://localhost/guides/a.html'

function show(href: string, attributes = '') {
  const otherRoots = ['/de/']
  renderHook(() => usePagesAhead({ root: '/', base: '', otherRoots }))
  document.body.insertAdjacentHTML(
    'beforeend',
    `<a href="${href}" ${attributes}><b>a page</b></a>`,
  )
  const link = document.querySelector('a')
  const word = document.querySelector('b')
  if (!link || !word) throw new Error('no link')
  return { link, word }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.clearAllMocks()
  Reflect.deleteProperty(navigator, 'connection')
  document.body.replaceChildren()
})

test('a pointer that rests on a link fetches its page', () => {
  const { word } = show('/guides/a.html#heading')
  fireEvent.pointerOver(word)
  jest.advanceTimersByTime(64)
  expect(fetchPageAhead).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)
  expect(fetchPageAhead).toHaveBeenCalledWith(page)
})

test('so does the focus', () => {
  const { link } = show('/guides/a.html')
  fireEvent.focusIn(link)
  jest.advanceTimersByTime(65)
  expect(fetchPageAhead).toHaveBeenCalledWith(page)
})

test('a mouse button that goes down fetches it at once', () => {
  const { word } = show('/guides/a.html')
  fireEvent.mouseDown(word)
  expect(fetchPageAhead).toHaveBeenCalledWith(page)
})

test('one that goes down for another tab does not', () => {
  const { word } = show('/guides/a.html')
  fireEvent.mouseDown(word, { ctrlKey: true })
  expect(fetchPageAhead).not.toHaveBeenCalled()
})

test.each([
  ['passes on', () => fireEvent.pointerOver(document.body)],
  ['turns out to scroll', () => fireEvent.pointerCancel(document.body)],
  ['clicks, for then the page is asked for', () => fireEvent.click(document)],
])('a pointer that %s fetches nothing', (_, go) => {
  const { word } = show('/guides/a.html')
  fireEvent.pointerOver(word)
  go()
  jest.runAllTimers()
  expect(fetchPageAhead).not.toHaveBeenCalled()
})

test.each([
  ['of another language', '/de/guides/a.html', ''],
  ['of another site', 'https://example.org/a.html', ''],
  ['that is no page', '/search/local/en.json', ''],
  ['of this page', '/#heading', ''],
  ['that opens a tab', '/guides/a.html', 'target="_blank"'],
])('a link %s fetches nothing', (_, href, attributes) => {
  const { word } = show(href, attributes)
  fireEvent.pointerOver(word)
  jest.runAllTimers()
  expect(fetchPageAhead).not.toHaveBeenCalled()
})

test('where data is to be saved nothing is fetched', () => {
  Reflect.set(navigator, 'connection', { saveData: true })
  const { word } = show('/guides/a.html')
  fireEvent.pointerOver(word)
  jest.runAllTimers()
  expect(fetchPageAhead).not.toHaveBeenCalled()
})
