import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve, sep } from 'node:path'
import type { Tls } from '../certificate'
import { canAll, type Host, type Site } from '../host'
import { freePort } from './port'
import { startProgram } from './program'

/**
 * Starts nginx with our configuration, changed only in ports and folders, and with TLS as on a host
 * that readers reach directly.
 */
export async function startNginx(
  program: string,
  { root, deploy }: Site,
  tls?: Tls,
): Promise<Host> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  const port = await freePort()
  const at = (path: string) => resolve(deploy, 'nginx', path)
  // The installed example, with other folders and another port.
  const example = readFileSync(at('example.conf'), 'utf8')
    .replaceAll('/etc/nginx/cookbook/', at('.') + sep)
    .replace('/srv/cookbook', resolve(root))
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
  const servers = tls
    ? `include ${at('maps.conf')};
       server { listen 127.0.0.1:${port}; return 301 https://localhost:${tls.port}$request_uri; }
       server {
         listen 127.0.0.1:${tls.port} ssl;
         ssl_certificate ${tls.certificate};
         ssl_certificate_key ${tls.key};
         root ${resolve(root)};
         include ${at('server.conf')};
       }`
    : example
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/pid; worker_processes 1;
     error_log ${folder}/error.log;
     events { }
     http {
       access_log off;
       ${kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n')}
       ${servers}
     }`,
  )
  const origin = `http://127.0.0.1:${port}`
  const args = ['-p', folder, '-e', 'stderr', '-c', 'nginx.conf']
  const { close } = await startProgram(program, args, origin)
  return {
    origin,
    can: { ...canAll, real: true },
    close: async () => {
      await close()
      rmSync(folder, { recursive: true })
    },
  }
}
