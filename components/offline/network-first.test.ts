/** @jest-environment node */
import { createNetworkFirst } from './network-first'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const spare = async () => new Response('kept')
const silence = () => new Promise<Response>(() => {})
const textOf = async (response: Promise<Response>) => (await response).text()

test('after one long wait for a silent host, the next wait is short', async () => {
  const ask = createNetworkFirst({ usual: 4000, short: 500 })
  const first = textOf(ask(silence(), spare))
  await jest.advanceTimersByTimeAsync(4000)
  expect(await first).toBe('kept')
  const second = textOf(ask(silence(), spare))
  await jest.advanceTimersByTimeAsync(500)
  expect(await second).toBe('kept')
})

test('a late response restores the long wait', async () => {
  const ask = createNetworkFirst({ usual: 4000, short: 500 })
  let answerLate = (_: Response) => {}
  const late = new Promise<Response>((resolve) => {
    answerLate = resolve
  })
  const first = textOf(ask(late, spare))
  await jest.advanceTimersByTimeAsync(4000)
  expect(await first).toBe('kept')
  answerLate(new Response('late'))
  await jest.advanceTimersByTimeAsync(0)
  const slow = new Promise<Response>((resolve) =>
    setTimeout(() => resolve(new Response('slow')), 3000),
  )
  const second = textOf(ask(slow, spare))
  await jest.advanceTimersByTimeAsync(3000)
  expect(await second).toBe('slow')
})
