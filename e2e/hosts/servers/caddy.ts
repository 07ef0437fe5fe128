import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { canAll, type Host, type Site } from '../host'
import { freePort } from './port'
import { startProgram } from './program'

/** Starts Caddy with our Caddyfile. */
export async function startCaddy(
  program: string,
  { root, deploy }: Site,
): Promise<Host> {
  const home = mkdtempSync(join(tmpdir(), 'caddy-'))
  const origin = `http://127.0.0.1:${await freePort()}`
  const config = resolve(deploy, 'caddy', 'Caddyfile')
  const { close } = await startProgram(
    program,
    ['run', '--adapter', 'caddyfile', '--config', config],
    origin,
    {
      SITE_ADDRESS: origin,
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
