import { basePath } from '@/lib/shared/href'
import { openExport } from '../export/files/built'
import { listen } from './listen'
import { createStaticHost } from './static-host'

/** Serves `out/` on a port, or on the next free one. Throws where there is no finished site. */
export async function serve(wanted: number): Promise<void> {
  openExport()
  const port = await listen(createStaticHost('out'), wanted)
  if (port !== wanted) console.log(`Port ${wanted} is taken.`)
  console.log(
    `The site is at http://localhost:${port}${basePath && `${basePath}/`}`,
  )
}
