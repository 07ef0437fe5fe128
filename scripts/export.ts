import { analyticsOptions } from '@/lib/analytics'
import { searchExtras } from '@/lib/search/hosted/policy'
import { site } from '@/site.config'
import { finishExport } from './export/finish'
import { openFolder } from './export/folder'
import { joinExtras } from './export/policy'
import { loaderScript } from './export/runtime'
import { runCommand } from './process/command'

/** Makes `out/` ready for its host, after `next build` wrote it. */
await runCommand(() => {
  const folder = openFolder('out')
  const { extras, origins } = analyticsOptions(site.analytics)
  const pages = finishExport(folder, {
    extras: joinExtras(extras, searchExtras(site.search)),
    origins,
    ...(site.runtime === 'intent' && { loader: loaderScript() }),
  })
  const files = folder.files().length
  const megabytes = (folder.bytes() / 1e6).toFixed(1)
  console.log(`out/ holds ${pages} pages, ${files} files, ${megabytes} MB`)
})
