import { runCommand } from './process/command'
import { runTool } from './process/tool'
import { repairPages } from './writing/repair-pages'

/**
 * Formats all files or those that are named: the marks and spaces of pages as the writing rule wants
 * them, all else by Biome, with the safe fixes of its linter.
 */
await runCommand(async () => {
  const files = process.argv.slice(2)
  const pages = files.filter((file) => file.endsWith('.mdx'))
  const others = files.filter((file) => !pages.includes(file))
  if (files.length === 0 || others.length > 0)
    await runTool('biome', ['check', '--write', ...others])
  if (files.length === 0 || pages.length > 0)
    for (const file of repairPages(pages))
      console.log(`${file}: marks and spaces are mended`)
})
