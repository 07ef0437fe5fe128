import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Tls } from '../certificate'
import { canAll, type Host, type Site } from '../host'
import { freePort } from './port'
import { startProgram } from './program'

/**
 * Starts Caddy with our Caddyfile; with TLS it is changed only in the port that leads there and in
 * the certificate, which Caddy gets by itself for a real domain.
 */
export async function startCaddy(
  program: string,
  { root, deploy }: Site,
  tls?: Tls,
): Promise<Host> {
  const home = mkdtempSync(join(tmpdir(), 'caddy-'))
  const port = await freePort()
  const origin = `http://${tls ? 'localhost' : '127.0.0.1'}:${port}`
  const config = join(home, 'Caddyfile')
  const own = readFileSync(resolve(deploy, 'caddy', 'Caddyfile'), 'utf8')
  writeFileSync(
    config,
    tls
      ? `{\n\thttp_port ${port}\n}\n${own.replace(
          '\troot * ',
          `\ttls ${tls.certificate} ${tls.key}\n$&`,
        )}`
      : own,
  )
  const { close } = await startProgram(
    program,
    ['run', '--adapter', 'caddyfile', '--config', config],
    origin,
    {
      SITE_ADDRESS: tls ? `https://localhost:${tls.port}` : origin,
      SITE_ROOT: resolve(root),
      HOME: home,
      XDG_DATA_HOME: home,
      XDG_CONFIG_HOME: home,
      CADDY_ADMIN: 'off',
    },
  )
  return {
    origin,
    can: { ...canAll, real: true },
    close: async () => {
      await close()
      rmSync(home, { recursive: true })
    },
  }
}
