import { listen } from '../../../scripts/serve/listen'
import { createStaticHost } from '../../../scripts/serve/static-host'
import type { Host, Site } from '../host'

/** Starts the project's own server, which knows only files and folder indexes. */
export async function startPlain({ root }: Site): Promise<Host> {
  const server = createStaticHost(root)
  const port = await listen(server, 0)
  return {
    origin: `http://localhost:${port}`,
    can: { cache: true, belowFiles: true },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
