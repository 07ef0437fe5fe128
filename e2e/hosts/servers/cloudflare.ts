import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { canAll, type Host, type Site } from '../host'
import { freePort } from './port'
import { startProgram } from './program'

/** Starts Cloudflare's own runtime with the server of Pages, both from wrangler. */
export async function startCloudflare({ root }: Site): Promise<Host> {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'))
  const [port, inspector] = [await freePort(), await freePort()]
  const origin = `http://127.0.0.1:${port}`
  const wrangler = 'e2e/hosts/node_modules/wrangler/bin/wrangler.js'
  const { close } = await startProgram(
    process.execPath,
    [
      resolve(wrangler),
      ...['pages', 'dev', resolve(root), '--ip', '127.0.0.1'],
      ...['--port', `${port}`, '--inspector-port', `${inspector}`],
      ...['--compatibility-date', '2026-03-01', '--log-level', 'error'],
      ...['--persist-to', folder],
    ],
    origin,
    { CI: 'true', WRANGLER_SEND_METRICS: 'false', WRANGLER_LOG_PATH: folder },
  )
  return {
    origin,
    // Wrangler looks for files in the folder; Pages itself looks into a list.
    can: { ...canAll, belowFiles: false },
    close: async () => {
      await close()
      rmSync(folder, { recursive: true })
    },
  }
}
