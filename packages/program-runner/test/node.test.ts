import assert from 'node:assert/strict'
import { createHash as nodeHash, createHmac as nodeHmac } from 'node:crypto'
import { beforeEach, test } from 'node:test'
import { Buffer as BrowserBuffer } from '../src/node/buffer'
import { createHash, createHmac, timingSafeEqual } from '../src/node/crypto'
import * as fs from '../src/node/fs'
import { createServer, isServing, respondLocally } from '../src/node/http'
import { withAllNames } from '../src/node/not-here'
import { setTimeout as timersTimeout } from '../src/node/timers'
import { setTimeout as wait } from '../src/node/timers-promises'
import { promisify } from '../src/node/util'

beforeEach(() => fs.rm('/'))

for (const name of ['sha256', 'sha512'] as const)
  test(`${name} is Node's`, () => {
    const ours = createHash(name)
      .update('a')
      .update(new Uint8Array([1, 2]))
    const nodes = nodeHash(name)
      .update('a')
      .update(new Uint8Array([1, 2]))
    assert.equal(ours.digest('hex'), nodes.digest('hex'))
    assert.equal(
      createHmac(name, 'key').update('a').digest('base64'),
      nodeHmac(name, 'key').update('a').digest('base64'),
    )
  })

test('bytes of the same length are compared', () => {
  const bytes = new Uint8Array([1, 2])
  assert.ok(timingSafeEqual(bytes, new Uint8Array([1, 2])))
  assert.ok(!timingSafeEqual(bytes, new Uint8Array([1, 3])))
  assert.throws(() => timingSafeEqual(bytes, new Uint8Array([1])), RangeError)
})

test('a Buffer is compared with any bytes', () => {
  assert.ok(BrowserBuffer.from([1, 2]).equals(new Uint8Array([1, 2])))
  assert.ok(!BrowserBuffer.from([1, 2]).equals(new Uint8Array([1])))
})

test('a file is read as it was written', async () => {
  await fs.writeFile('/tmp/a.json', '{"a":"ü"}')
  assert.equal(await fs.readFile('/tmp/a.json', 'utf8'), '{"a":"ü"}')
  assert.equal((await fs.stat('/tmp/a.json')).size, 10)
  const bytes = await fs.readFile(new URL('file:///tmp/a.json'))
  assert.equal(bytes.length, 10)
  await fs.rm('/tmp')
  assert.ok(!fs.existsSync('/tmp/a.json'))
})

test('a folder has the files that were written into it', async () => {
  fs.mkdirSync('/d/e', { recursive: true })
  fs.writeFileSync('/d/a.txt', 'x')
  fs.appendFileSync('/d/a.txt', 'y')
  await fs.promises.writeFile('/d/e/b.txt', '')
  assert.equal(fs.readFileSync('/d/a.txt', 'utf8'), 'xy')
  assert.deepEqual(fs.readdirSync('/d'), ['a.txt', 'e'])
  assert.ok(fs.statSync('/d/e').isDirectory())
  fs.renameSync('/d/a.txt', '/d/c.txt')
  assert.ok(!fs.existsSync('/d/a.txt'))
  fs.rmSync('/d')
  assert.throws(() => fs.accessSync('/d'), { code: 'ENOENT' })
})

test('a missing file has the error of Node', async () => {
  await assert.rejects(fs.readFile('/no.json'), {
    code: 'ENOENT',
    message: "ENOENT: no such file or directory, open '/no.json'",
  })
})

test('a file is read and missed by callbacks', async () => {
  fs.writeFileSync('/a.txt', 'x')
  type Read = (path: string, encoding?: string) => Promise<unknown>
  const read = promisify(fs.readFile as never) as Read
  assert.equal(await read('/a.txt', 'utf8'), 'x')
  await assert.rejects(read('/no.txt'), { code: 'ENOENT' })
})

test('new folders differ', async () => {
  assert.notEqual(await fs.mkdtemp('/tmp/a-'), await fs.mkdtemp('/tmp/a-'))
})

test('a server responds to requests of its worker until it closes', async () => {
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    response.writeHead(401, { 'content-type': 'text/plain' })
    response.end(
      `${request.method} ${request.url} ${request.headers.a} ${body}`,
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const port = server.address()?.port
  const request = () =>
    new Request(`http://127.0.0.1:${port}/x?y=1`, {
      method: 'POST',
      headers: { a: 'b' },
      body: 'hello',
    })
  const answer = await respondLocally(request())
  assert.equal(answer?.status, 401)
  assert.equal(answer?.statusText, 'Unauthorized')
  assert.equal(answer?.headers.get('content-type'), 'text/plain')
  assert.equal(await answer?.text(), 'POST /x?y=1 b hello')
  assert.ok(isServing())
  server.unref()
  assert.ok(!isServing())
  server.close()
  assert.equal(await respondLocally(request()), undefined)
})

test('waiting ends early with the reason of its signal', async () => {
  const controller = new AbortController()
  const waiting = wait(60_000, 'late', { signal: controller.signal })
  controller.abort(new Error('enough'))
  await assert.rejects(waiting, /enough/)
  assert.equal(await wait(1, 'value'), 'value')
})

test('a promisified setTimeout waits, as in Node', async () => {
  for (const call of [globalThis.setTimeout, timersTimeout])
    assert.equal(await promisify(call as never)(1, 'x'), 'x')
})

test('a folder is removed by its URL', () => {
  fs.writeFileSync('/d/a.txt', 'x')
  fs.rmSync(new URL('file:///d/'))
  assert.ok(!fs.existsSync('/d/a.txt'))
})

test('a hash that is missing is named', () =>
  assert.throws(() => createHash('md5' as never), /hash md5 is not here/))

test('a function of Node that is missing says so when it is called', () => {
  const { a, b } = withAllNames('node:x', { a: 1 }) as { a: number; b: () => 0 }
  assert.equal(a, 1)
  assert.throws(b, { message: 'b of node:x is not here' })
})
