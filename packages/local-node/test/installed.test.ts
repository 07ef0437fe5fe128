import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { localNodeManifest } from '@/lib/code/local-node'
import { capture } from '@/scripts/process/capture'
import { installLocalNode } from '@/scripts/samples/reader/installed-node'

/** Ports of this process. */
const port = 20_000 + (process.pid % 20_000) * 2

describe('the packed local node, installed into an empty folder', {
  timeout: 120_000,
}, () => {
  let folder: string
  let command: string
  before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'installed-node-'))
    await installLocalNode(folder)
    const [name = ''] = Object.keys(localNodeManifest().bin)
    command = join(folder, 'node_modules', '.bin', name)
  })
  after(() => rmSync(folder, { recursive: true }))

  it('installs one copy of Kit alone, so that all share its transactions', () => {
    const modules = join(folder, 'node_modules')
    assert.ok(existsSync(join(modules, '@solana', 'kit')))
    const ofLiteSVM = join(modules, 'litesvm', 'node_modules', '@solana', 'kit')
    assert.ok(!existsSync(ofLiteSVM), `${ofLiteSVM} is a second one`)
  })

  it('starts, accepts a transaction, and ends', {
    timeout: 120_000,
  }, async () => {
    const node = spawn(command, ['--port', String(port)], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, NODE_OPTIONS: '' },
    })
    try {
      assert.match(await firstOutput(node), new RegExp(`:${port}\\b`))
      // It has no types, so it is JavaScript too.
      copyFileSync(
        'packages/local-node/test/send-one-sol.ts',
        join(folder, 'send.mjs'),
      )
      const sent = await capture(process.execPath, ['send.mjs', `${port}`], {
        cwd: folder,
        env: { NODE_OPTIONS: '' },
        timeLimit: 30_000,
      })
      assert.equal(sent.stdout.trim(), '1000000000', sent.stderr)
    } finally {
      node.kill('SIGINT')
    }
    const [code, signal] =
      node.exitCode === null && node.signalCode === null
        ? await once(node, 'exit')
        : [node.exitCode, node.signalCode]
    assert.ok(code === 0 || signal === 'SIGINT', `${code} ${signal}`)
  })

  const wrong: [args: string[], says: string][] = [
    [['--prot', '9000'], '"--prot 9000" is not understood'],
    [['--port', '65535'], '"65535" is no port'],
  ]
  for (const [args, says] of wrong)
    it(`refuses ${args.join(' ')}`, async () => {
      const env = { NODE_OPTIONS: '' }
      const { code, stderr } = await capture(command, args, {
        cwd: folder,
        env,
      })
      assert.equal(code, 1)
      assert.ok(stderr.includes(says), stderr)
    })
})

/** The first output of a program; empty if it ends without any. */
async function firstOutput({ stdout }: ChildProcess): Promise<string> {
  assert.ok(stdout)
  const [chunk] = await Promise.race([
    once(stdout, 'data'),
    once(stdout, 'end'),
  ])
  return String(chunk ?? '')
}
