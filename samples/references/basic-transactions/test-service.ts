// level: compiled (run-kora.ts and the programs for bundles import it)
import { mkdtemp, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What a method of a JSON-RPC service answers to its parameters. */
export type Method = (params: unknown) => unknown

/**
 * Starts a JSON-RPC service on localhost, and returns its address. A GET gets
 * the content of `page`.
 */
export async function startService(
  methods: Readonly<Record<string, Method>>,
  page: unknown = null,
): Promise<string> {
  const server = createServer(async (request, response) => {
    const answer = (content: unknown) => {
      response.writeHead(200, { 'Content-Type': 'application/json' })
      response.end(JSON.stringify(content))
    }
    if (request.method === 'GET') return answer(page)
    let body = ''
    for await (const chunk of request) body += chunk
    const { method, params } = JSON.parse(body)
    try {
      const found = methods[method]
      if (!found) throw new Error('Method not found')
      answer({ jsonrpc: '2.0', id: 1, result: await found(params) })
    } catch (error) {
      const message = error instanceof Error ? error.message : 'failed'
      answer({ jsonrpc: '2.0', id: 1, error: { code: -32603, message } })
    }
  })
  await new Promise<void>((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve()),
  )
  server.unref()
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('No port')
  return `http://127.0.0.1:${address.port}`
}

/** Writes a new key pair as solana-keygen does, and names it in KEYPAIR. */
export async function createKeyPairFile(): Promise<Uint8Array> {
  const { privateKey, publicKey } = await crypto.subtle.generateKey(
    'Ed25519',
    true,
    ['sign', 'verify'],
  )
  const pkcs8 = await crypto.subtle.exportKey('pkcs8', privateKey)
  const secret = new Uint8Array(pkcs8).slice(-32)
  const open = new Uint8Array(await crypto.subtle.exportKey('raw', publicKey))
  const bytes = new Uint8Array([...secret, ...open])
  const file = join(await mkdtemp(join(tmpdir(), 'sample-')), 'id.json')
  await writeFile(file, JSON.stringify([...bytes]), { mode: 0o600 })
  process.env.KEYPAIR = file
  return bytes
}
