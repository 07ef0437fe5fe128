import { readFileSync, writeFileSync } from 'node:fs'
import {
  publishedFile,
  publishedPages,
  readPublished,
  withPublished,
} from './export/checks/published'
import { readExport } from './export/checks/read-export'
import { runCommand } from './process/command'

/** Adds the addresses of the pages in `out/` to the list of published addresses. */
await runCommand(() => {
  const known = readPublished(readFileSync(publishedFile, 'utf8'))
  const all = withPublished(known, publishedPages(readExport()))
  writeFileSync(publishedFile, `${all.join('\n')}\n`)
  const added = all.length - known.length
  console.log(
    `${added} new ${added === 1 ? 'address' : 'addresses'}, ${all.length} in all`,
  )
})
