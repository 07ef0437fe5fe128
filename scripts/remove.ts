import { assertArguments, misuse } from './process/arguments'
import { runCommand } from './process/command'
import { removePage } from './writing/relocate/remove-page'
import { listed } from './writing/relocate/report'

const option = '--to'
const usage = `npm run remove -- <section>/<page> --to <section>/<page>[#<heading id>]   removes a page and redirects readers to the other one
After --to, write index for the home page, and <section>/index for the index of a section.`

/** Takes a page out of the book, in all languages: `npm run remove -- <page> --to <other page>`. */
await runCommand(async () => {
  const [page, flag, to, ...rest] = process.argv.slice(2)
  if (!page || flag === undefined)
    throw misuse('Name the page, and where its readers are redirected.', usage)
  assertArguments([flag], [option], usage)
  assertArguments(rest, [], usage)
  const { removed, redirected, relinked, open } = removePage(page, to)
  console.log(`${listed('Removed, with its entries in the lists of pages', removed)}
${listed(`Redirects to ${to} (content/moved.json)`, redirected)}
${listed(`Now link to ${to}`, relinked)}
${listed('Left for you to decide', open)}
Next:
  npm run check
  npm run build`)
})
