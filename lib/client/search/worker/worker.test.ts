import { packText } from '@/lib/shared/search/compact'
import type { ToWorker } from './protocol'
import './worker'

const text = packText('en-US', [
  {
    path: '/a.html',
    group: 'Guides',
    title: 'Rent',
    sections: [{ anchor: '', level: 1, title: '', texts: ['Pay'], words: [] }],
  },
])

const said = jest.spyOn(window, 'postMessage').mockImplementation(() => {})

/** Sends the worker a message and waits for its answer. */
async function tell(data: ToWorker | { id: number; requests: unknown[] }) {
  await window.onmessage?.(new MessageEvent('message', { data }))
  return said.mock.calls.splice(0).map(([message]) => message)
}

const answerWith = (response: object | Error) => {
  window.fetch = async () => {
    if (response instanceof Error) throw response
    return { ok: true, json: async () => text, ...response } as Response
  }
}

const request = { indexName: 'x', query: 'rent' }

test('opens a text and answers', async () => {
  answerWith({})
  expect(await tell({ open: '/text/en.json' })).toEqual([])
  expect(await tell({ id: 7, requests: [request] })).toMatchObject([
    { id: 7, answer: { results: [{ nbHits: 1 }] } },
  ])
})

test.each([
  [new TypeError('offline'), { name: 'RetryError' }],
  [
    { ok: false, status: 404, url: '/x' },
    { name: 'ApiError', status: 404 },
  ],
  [{ json: async () => ({}) }, { name: 'DeserializationError' }],
])('%j fails as %j', async (response, failed) => {
  answerWith(response)
  expect(await tell({ open: '/text/en.json' })).toMatchObject([{ failed }])
  expect(await tell({ id: 9, requests: [request] })).toEqual([])
})
