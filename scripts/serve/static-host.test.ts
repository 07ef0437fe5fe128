/** @jest-environment node */
import { mkdirSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { testFolder } from '@/lib/files/test-folder'
import { listen } from './listen'
import { createStaticHost } from './static-host'

const root = testFolder()
const folder = join(root, 'out')
let server: Server
let port: number

beforeAll(async () => {
  mkdirSync(join(folder, 'a'), { recursive: true })
  mkdirSync(join(folder, 'empty'))
  writeFileSync(join(root, 'secret.txt'), 'secret')
  writeFileSync(join(folder, 'index.html'), 'home')
  writeFileSync(join(folder, 'a.html'), 'page')
  writeFileSync(join(folder, 'a', 'index.html'), 'page')
  writeFileSync(join(folder, '404.html'), 'missing')
  server = createStaticHost(folder)
  port = await listen(server, 40_000)
})
afterAll(() => {
  server.close()
})

const get = (path: string) =>
  fetch(`http://localhost:${port}${path}`, { redirect: 'manual' })

describe('createStaticHost', () => {
  it.each([
    ['/', 200, 'home'],
    ['/a.html', 200, 'page'],
    ['/a.html?x=1', 200, 'page'],
    ['/a/', 200, 'page'],
    ['/empty', 404, 'missing'],
    ['/b', 404, 'missing'],
    ['/a.html/', 404, 'missing'],
    ['/%2e%2e/secret.txt', 404, 'missing'],
    ['/..%2fsecret.txt', 404, 'missing'],
    ['/%00', 404, 'missing'],
    ['/%E0%A4%A', 404, 'missing'],
  ])('responds to %s with %s', async (path, status, text) => {
    const response = await get(path)
    expect(response.status).toBe(status)
    expect(await response.text()).toBe(text)
    expect(response.headers.get('content-type')).toMatch(/^text\/html/)
  })

  it.each([
    ['/a?x=1', '/a/?x=1'],
    ['//a', '/a/'],
  ])('redirects %s to its folder', async (path, location) => {
    const response = await get(path)
    expect(response.status).toBe(301)
    expect(response.headers.get('location')).toBe(location)
  })
})

describe('listen', () => {
  it('uses the next port when one is taken, for this machine alone', async () => {
    const other = createStaticHost(folder)
    expect(await listen(other, port)).toBeGreaterThan(port)
    expect(other.address()).toMatchObject({ address: '127.0.0.1' })
    other.close()
  })
})
