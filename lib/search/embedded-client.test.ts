import { createEmbeddedClient } from './embedded-client'
import type { FromWorker, ToWorker } from './protocol'

const files = { sections: '/a.json', texts: '/b.json' }
const answer = { results: [] }
const request = { requests: [{ indexName: 'x', query: 'a' }] }

/** A worker with the replies of a test. */
function workers(reply: (message: ToWorker) => FromWorker | undefined) {
  let ended = 0
  const startWorker = () => {
    const worker = {
      onmessage: (_: { data: FromWorker }) => {},
      onerror: () => {},
      terminate: () => {
        ended++
      },
      postMessage(message: ToWorker) {
        const data = reply(message)
        queueMicrotask(() => {
          if (data) worker.onmessage({ data })
        })
      },
    }
    return worker as unknown as Worker
  }
  return { startWorker, ended: () => ended }
}

const good = (message: ToWorker) =>
  'id' in message ? { id: message.id, answer } : undefined

test('a file that fails rejects, and the next search tries again', async () => {
  const failed = { name: 'ApiError', message: '', status: 404 } as const
  let broken = true
  const { startWorker } = workers((message) =>
    broken ? { failed } : good(message),
  )
  const client = createEmbeddedClient({ files, startWorker })
  await expect(client.search(request)).rejects.toMatchObject({
    name: 'ApiError',
  })
  broken = false
  expect(await client.search(request)).toEqual(answer)
})

test('a silent worker counts as missing after a while, and the next search tries again', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] })
  let silent = true
  const { startWorker, ended } = workers((message) =>
    silent ? undefined : good(message),
  )
  const client = createEmbeddedClient({ files, startWorker })
  const search = client.search(request)
  const rejected = expect(search).rejects.toMatchObject({ name: 'RetryError' })
  await jest.advanceTimersByTimeAsync(60_000)
  await rejected
  expect(ended()).toBe(1)
  silent = false
  expect(await client.search(request)).toEqual(answer)
  await jest.advanceTimersByTimeAsync(60_000)
  expect(ended()).toBe(1)
  jest.useRealTimers()
})
