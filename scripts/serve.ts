import { basePath } from '@/lib/links/href'
import { openExport } from './export/files/built'
import { runCommand } from './process/command'
import { listen } from './serve/listen'
import { createStaticHost } from './serve/static-host'

/** Serves `out/` as it is, on a port (3000) or on the next free one: `serve [port]`. */
await runCommand(async () => {
  openExport()
  const wanted = Number(process.argv[2] ?? 3000)
  const port = await listen(createStaticHost('out'), wanted)
  if (port !== wanted) console.log(`Port ${wanted} is taken.`)
  console.log(
    `The site is at http://localhost:${port}${basePath && `${basePath}/`}`,
  )
})
