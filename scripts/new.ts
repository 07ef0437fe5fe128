import { relatedFile } from '@/lib/site/navigation/related'
import { assertArguments } from './process/arguments'
import { runCommand } from './process/command'
import { layOutPage } from './writing/new-page'
import { listed } from './writing/relocate/report'

const usage = `npm run new -- <section>/<page>            creates a page and a recipe with its name
npm run new -- <section>/<page> <recipe>   the recipe has another name`

/** Creates a new English page: `npm run new -- <section>/<page> [<recipe>]`. */
await runCommand(async () => {
  const [page, recipe, ...rest] = process.argv.slice(2)
  assertArguments(rest, [], usage)
  const today = new Date().toISOString().slice(0, 10)
  const { created, changed } = layOutPage({ page, recipe, today })
  console.log(`${listed('Created', created)}
${listed('Changed', changed)}

Next:
  npm run dev
    shows http://localhost:3000/${page}.html with all that is still to be written
  npm run samples -- ${page}
    runs its programs and records what they print
  ${relatedFile}
    name the sections of other pages that its readers need next
  npm run check
    says what is not right yet
  npm run translate -- <language> ${page}
    creates a translation
Before it is published: npm run build, then npx tsx scripts/published.ts.`)
})
