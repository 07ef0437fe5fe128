import { readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { build } from 'esbuild'
import { runFolder } from '../../lib/shared/run/contract'
import { digest } from '../../scripts/export/files/digest'
import { contentPolicy, policyTag } from '../../scripts/export/steps/policy'
import { listen } from '../../scripts/serve/listen'
import { createStaticHost } from '../../scripts/serve/static-host'

interface MachineHost {
  readonly origin: string
  readonly close: () => Promise<void>
}

/** The page that gives the tests the machine, at a depth of the site's client. */
export const machinePage = '/machine.html'
const script = '/assets/test/machine.js'
/** A page without a policy, for controls. */
export const openPage = '/open.html'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/**
 * Serves the export, a page of the site's own policy with the machine, and one without a policy for
 * controls.
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

/** The machine as an island has it: beside the client, with the list of this build. */
async function bundleMachine(): Promise<string> {
  const folder = join('out', runFolder)
  const file = readdirSync(folder).find((name) => /^list-/.test(name)) ?? ''
  const list = { file, digest: digest(readFileSync(join(folder, file))) }
  const { outputFiles } = await build({
    stdin: {
      contents: `import { openMachine } from './lib/client/run/machine'
        import { guardStrings } from './lib/client/guard/trusted-types'
        guardStrings()
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
