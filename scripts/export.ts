import { site } from '@/site.config'
import { finishExport } from './export/finish'
import { openFolder } from './export/folder'
import { exportOptions } from './export/options'
import { finishForHosts } from './hosts/finish'
import { runCommand } from './process/command'

/** Makes `out/` ready for its host, after `next build` wrote it. */
await runCommand(() => {
  const folder = openFolder('out')
  const pages = finishExport(folder, exportOptions(site))
  finishForHosts('out')
  const files = folder.files().length
  const megabytes = (folder.bytes() / 1e6).toFixed(1)
  console.log(`out/ holds ${pages} pages, ${files} files, ${megabytes} MB`)
})
