import { readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { build } from 'esbuild'
import { runFolder } from '../../components/run/program/contract'
import { contentPolicy, policyTag } from '../../scripts/export/document/policy'
import { digest } from '../../scripts/export/files/digest'
import { listen } from '../../scripts/serve/listen'
import { createStaticHost } from '../../scripts/serve/static-host'

interface MachineHost {
  readonly origin: string
  readonly close: () => Promise<void>
}

/** The page with the machine for tests, at the same depth as the site's client. */
export const machinePage = '/machine.html'
const script = '/assets/test/machine.js'
/** A page without a policy, as a control. */
export const openPage = '/open.html'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/**
 * Serves the export, a page with the machine under the site's own policy, and one without a policy as
 * a control.
 */
export async function startMachineHost(): Promise<MachineHost> {
  const site = createStaticHost('out')
  const machine = await bundleMachine()
  const send = (type: string, body: string): Answer => {
    return (_, response) => {
      response.writeHead(200, { 'Content-Type': type }).end(body)
    }
  }
  const answers: Readonly<Record<string, Answer>> = {
    [script]: send('text/javascript', machine),
    [machinePage]: send('text/html', pageWith(policyTag(sitePolicy))),
    [openPage]: send('text/html', pageWith('')),
  }
  const server = createServer((request, response) => {
    const answer = answers[request.url ?? '']
    if (answer) answer(request, response)
    else site.emit('request', request, response)
  })
  const port = await listen(server, 3500)
  return {
    origin: `http://localhost:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const sitePolicy = contentPolicy([], {}, "'self'")

const pageWith = (head: string) =>
  `<!DOCTYPE html><meta charset="utf-8">${head}<title>Machine</title><link rel="icon" href="/icon.svg"><script type="module" src="${script}"></script>`

/** The machine as an island loads it: beside the client, with the list of this build. */
async function bundleMachine(): Promise<string> {
  const folder = join('out', runFolder)
  const file = readdirSync(folder).find((name) => /^list-/.test(name)) ?? ''
  const list = { file, digest: digest(readFileSync(join(folder, file))) }
  const { outputFiles } = await build({
    stdin: {
      contents: `import { openMachine } from './components/run/program/machine'
        import { installTrustedTypes } from './lib/client/trusted-types'
        installTrustedTypes()
        globalThis.openMachine = openMachine`,
      resolveDir: '.',
    },
    bundle: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    define: { RUN_LIST: JSON.stringify(list) },
  })
  return outputFiles.map(({ text }) => text).join('')
}
