import { spawnSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { listen } from '../../scripts/serve/listen'

const unpacked = resolve('.cache/nginx')

/** Why the tests with nginx are skipped, if it is not available. */
export const cure =
  "nginx was NOT tried: it is not installed, and Debian's package could not be fetched. Install nginx and run the tests again."

/**
 * The executable of nginx: an installed one, otherwise one unpacked from Debian's package, which needs
 * no administrator and starts no service.
 */
export function findNginx(): string | undefined {
  const find = () =>
    ['nginx', '/usr/sbin/nginx', join(unpacked, 'usr/sbin/nginx')].find(
      (program) => spawnSync(program, ['-v']).status === 0,
    )
  const installed = find()
  if (!installed) unpack()
  return installed ?? find()
}

function unpack(): void {
  mkdirSync(unpacked, { recursive: true })
  const run = (program: string, ...args: readonly string[]) =>
    spawnSync(program, args, { cwd: unpacked, stdio: 'ignore' }).status === 0
  if (!run('apt-get', 'download', 'nginx')) {
    run('apt-get', 'update')
    run('apt-get', 'download', 'nginx')
  }
  const file = readdirSync(unpacked).find((name) => name.endsWith('.deb'))
  if (file) run('dpkg-deb', '-x', file, '.')
}

/** Starts nginx over `out/`, with the configuration of `deploy/nginx/`. */
export async function startNginx(program: string) {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  const probe = createServer()
  const port = await listen(probe, 0)
  probe.close()
  // Otherwise its workers run as a user who cannot read a project in the home of root.
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  const work = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  writeFileSync(
    join(folder, 'nginx.conf'),
    `pid nginx.pid;
     ${user}
     worker_processes 1;
     events { }
     http {
       access_log off;
       ${work.map((name) => `${name}_temp_path ${name};`).join(' ')}
       include ${resolve('deploy/nginx/maps.conf')};
       server {
         listen 127.0.0.1:${port};
         root ${resolve('out')};
         include ${resolve('deploy/nginx/server.conf')};
       }
     }`,
  )
  const run = (...args: readonly string[]) => {
    const files = ['-p', folder, '-c', 'nginx.conf', '-e', 'error.log']
    const { status, stderr } = spawnSync(program, [...files, ...args])
    if (status !== 0) throw new Error(`nginx failed: ${stderr}`)
  }
  // It becomes a daemon as soon as it listens.
  run()
  return {
    origin: `http://127.0.0.1:${port}`,
    close() {
      run('-s', 'stop')
      rmSync(folder, { recursive: true })
    },
  }
}
