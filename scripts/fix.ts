import { relative } from 'node:path'
import { addPublished, publishable, publishedFile } from '@/lib/links/published'
import { runCommand } from './process/command'
import { runTool } from './process/tool'
import { repairPages } from './writing/repair-pages'

/**
 * Formats all files, or those that are named: line ends of pages, marks and spaces of translations,
 * all else by Biome, with the safe fixes of its linter. Adds new addresses and ids to the list of
 * published ones.
 */
await runCommand(async () => {
  const files = process.argv.slice(2)
  const pages = files
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => relative('.', file))
  const others = files.filter((file) => !file.endsWith('.mdx'))
  if (files.length === 0 || others.length > 0)
    await runTool('biome', ['check', '--write', ...others])
  if (files.length > 0 && pages.length === 0) return
  for (const line of addPublished(publishable()))
    console.log(`${publishedFile}: added ${line}`)
  const fixed = repairPages(pages)
  for (const file of fixed)
    console.log(`${file}: fixed marks, spaces and line ends`)
  for (const file of pages.filter((page) => !fixed.includes(page)))
    console.log(
      `${file}: nothing to fix; npm run check names what a writer has to decide`,
    )
})
