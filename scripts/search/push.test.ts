/** @jest-environment node */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type HostedRecord, hostedRecords } from './hosted-records'
import { pushRecords } from './push'
import { summary } from './summary'

const english = hostedRecords('en')
const settings = { appId: 'APP', indexName: 'book', adminKey: 'secret' }

interface Call {
  readonly call: string
  readonly key: string | undefined
  readonly body: {
    readonly operation?: string
    readonly destination?: string
    readonly requests?: readonly { readonly body: HostedRecord }[]
    readonly attributesForFaceting?: readonly string[]
  }
}

let server: Server
let calls: Call[] = []
/** Calls for which the server responds with 403. */
let refuses = (_: string) => false

beforeEach(async () => {
  calls = []
  refuses = () => false
  server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    const path = decodeURIComponent(request.url ?? '').split('?')[0]
    const key = request.headers['x-algolia-api-key']
    const call = `${request.method} ${path?.replace(/tmp_\d+/, 'tmp')}`
    calls.push({
      call,
      key: typeof key === 'string' ? key : undefined,
      body: text ? JSON.parse(text) : {},
    })
    response.writeHead(refuses(call) ? 403 : 200, {
      'content-type': 'application/json',
    })
    response.end(
      JSON.stringify({
        taskID: 1,
        status: 'published',
        objectIDs: [],
        message: 'no',
      }),
    )
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
})

afterEach(() => {
  server.close()
})

const push = (records: readonly HostedRecord[]) => {
  const { port } = server.address() as AddressInfo
  const host = { url: '127.0.0.1', port, protocol: 'http' } as const
  const hosts = [{ ...host, accept: 'readWrite' as const }]
  return pushRecords({ ...settings, options: { hosts } }, records)
}

test('settings are set, and records go to a temporary index that replaces the old one', async () => {
  await push(english)
  const changes = calls.filter(({ call }) => !call.startsWith('GET'))
  expect(changes[0]).toMatchObject({
    call: 'PUT /1/indexes/book/settings',
    body: { attributesForFaceting: expect.arrayContaining(['lang']) },
  })
  expect(changes.at(-1)).toMatchObject({
    call: 'POST /1/indexes/book_tmp/operation',
    body: { operation: 'move', destination: 'book' },
  })
  expect(new Set(calls.map(({ key }) => key))).toEqual(new Set(['secret']))
  const sent = changes.flatMap(({ body }) => body.requests ?? [])
  expect(sent.map(({ body }) => body.objectID).sort()).toEqual(
    english.map(({ objectID }) => objectID).sort(),
  )
})

test('a refused key ends the push before any record', async () => {
  refuses = () => true
  await expect(push(english.slice(0, 3))).rejects.toMatchObject({ status: 403 })
  expect(calls.map(({ call }) => call)).toEqual([
    'PUT /1/indexes/book/settings',
  ])
})

test('a push without records, which would empty the index, is refused', async () => {
  await expect(push([])).rejects.toThrow('emptied')
  expect(calls).toEqual([])
})

test('every record has an id of its own, its language, an absolute address and escaped texts', () => {
  const ids = english.map(({ objectID }) => objectID)
  expect(new Set(ids).size).toBe(ids.length)
  for (const { lang, url, content, hierarchy } of english) {
    expect(lang).toBe('en-US')
    expect(url).toMatch(/^https:\/\/[^/]+\/[^ ]*$/)
    expect([content, ...Object.values(hierarchy)].join()).not.toMatch(/[<>]/)
  }
  expect(summary(english)).toMatch(/^en-US +\d+ records/)
})

test('a record that the provider would refuse is reported', () => {
  const [record] = english
  if (!record) throw new Error('no records')
  const large = { ...record, objectID: '/a.html', content: 'x'.repeat(10_000) }
  expect(() => summary([large])).toThrow('/a.html has more than')
})
