import { relative } from 'node:path'
import { fileOf } from '@/lib/site/content/files'
import {
  addPublished,
  publishable,
  publishedFile,
} from '@/lib/site/links/published'
import { defaultLocale } from '@/site.config'
import { runCommand } from './process/command'
import { runTool } from './process/tool'
import { repairPages } from './writing/repair-pages'

const english = fileOf(defaultLocale, '').replace(/[^/]*$/, '')

/**
 * Formats all files or those that are named: the marks and spaces of translations as the writing rule
 * wants them, all else by Biome, with the safe fixes of its linter. Puts new addresses and ids on the list
 * of what was published.
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
  for (const file of fixed) console.log(`${file}: fixed punctuation and spaces`)
  for (const file of pages.filter((page) => !fixed.includes(page)))
    console.log(
      file.startsWith(english)
        ? `${file}: English articles are not formatted; npm run check names what to fix`
        : `${file}: nothing to fix`,
    )
})
