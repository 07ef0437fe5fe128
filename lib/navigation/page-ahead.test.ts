import { createPrefetcher, maxAge } from './page-ahead'

function pages() {
  const asked: string[] = []
  const signals: AbortSignal[] = []
  const ahead = createPrefetcher(async (href, signal) => {
    asked.push(href)
    signals.push(signal)
    if (href === '/gone') throw new Error('gone')
    return `page ${asked.length} of ${href}`
  })
  return { ahead, asked, signals }
}

test('a prefetched page is taken once', async () => {
  const { ahead, asked } = pages()
  ahead.fetch('/a')
  ahead.fetch('/a')
  expect(ahead.take('/b')).toBeUndefined()
  await expect(ahead.take('/a')).resolves.toBe('page 1 of /a')
  expect(ahead.take('/a')).toBeUndefined()
  expect(asked).toEqual(['/a'])
})

test('the next page replaces the last, and aborts its request', () => {
  const { ahead, signals } = pages()
  ahead.fetch('/a')
  ahead.fetch('/b')
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
  expect(ahead.take('/a')).toBeUndefined()
})

test('a page that has waited too long is requested again', () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(0)
  const { ahead, asked } = pages()
  ahead.fetch('/a')
  now.mockReturnValue(maxAge)
  expect(ahead.take('/a')).toBeUndefined()
  ahead.fetch('/a')
  expect(asked).toEqual(['/a', '/a'])
  now.mockRestore()
})
