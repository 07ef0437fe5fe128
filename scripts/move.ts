import { assertArguments, misuse } from './process/arguments'
import { runCommand } from './process/command'
import { runTool } from './process/tool'
import { movePage } from './writing/relocate/move-page'
import { listed } from './writing/relocate/report'

const usage = `npm run move -- <section>/<page> <section>/<new page>   gives a page another address`

/** Gives a page another address, in all languages: `npm run move -- <page> <new page>`. */
await runCommand(async () => {
  const [from, to, ...rest] = process.argv.slice(2)
  assertArguments(rest, [], usage)
  if (!from || !to) throw misuse('Name the page and its new address.', usage)
  const { moved, rewritten, redirected, isLast } = movePage(from, to)
  const code = rewritten.filter((file) => /\.(tsx?|mjs)$/.test(file))
  if (code.length > 0)
    await runTool('biome', ['format', '--write', '--log-level=error', ...code])
  console.log(`${listed('Moved', moved)}
${listed('Now use the new address', rewritten)}
${listed('Redirects to the new address (content/moved.json)', redirected)}
Now decide and look at:
  The title, description and headings are as they were; so are the words of links to the page.
  ${isLast ? 'The page is the last one of its new section: put it where it belongs in content/sidebar.json.' : 'The page keeps its place in content/sidebar.json.'}
${to.startsWith('integrations/') === from.startsWith('integrations/') ? '' : '  `status` in the front matter is for integrations only: add it, or remove it.\n'}
Next:
  npm run check
  npm run build
  npx tsx scripts/published.ts   adds the new addresses to content/published.txt`)
})
