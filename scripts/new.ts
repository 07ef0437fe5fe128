import { parseArgs } from 'node:util'
import { fileOf } from '@/lib/content/files'
import { relatedFile } from '@/lib/content/related'
import { pathFor } from '@/lib/links/href'
import { addPublished, publishedFile } from '@/lib/links/published'
import { defaultLocale } from '@/site.config'
import { refuseExtra } from './process/arguments'
import { runCommand } from './process/command'
import { layOutPage } from './writing/new-page'

/** What lists an integration besides the sidebar. */
const indexRow = `  ${fileOf(defaultLocale, 'integrations')}
    give it a row in the table of status
`

/** Creates a new English page: `npm run new -- <section>/<page> [<recipe>]`. */
await runCommand(async () => {
  const { positionals } = parseArgs({ allowPositionals: true })
  const [page, recipe] = positionals
  refuseExtra(positionals.slice(2))
  const today = new Date().toISOString().slice(0, 10)
  const { slug, created, changed } = layOutPage({ page, recipe, today })
  addPublished([pathFor(defaultLocale, slug)])
  const listed = (files: readonly string[]) =>
    files.map((file) => `\n  ${file}`).join('')
  console.log(`Created:${listed(created)}
Changed:${listed([...changed, publishedFile])}

Next:
  npm run dev
    shows http://localhost:3000/${page}.html with all that is still to be written
  npm run samples -- ${page}
    runs its programs and records what they print
  ${relatedFile}
    name the sections of other pages that its readers need next
${slug.startsWith('integrations/') ? indexRow : ''}  npm run check
    says what is not right yet
  npm run translate -- <language> ${page}
    creates a translation
  npm run fix
    puts its ids on the list of what readers may store`)
})
