import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { pathFor } from '@/lib/links/href'
import { styleFileOf } from '@/lib/rules/translation/style-file'
import type { Locale } from '@/site.config'
import { refuseExtra } from './process/arguments'
import { runCommand } from './process/command'
import { layOutTranslation } from './writing/new-translation'

/**
 * Creates the draft of a translation: `npm run translate -- <language> <section>/<page>`. The home page
 * is called index.
 */
await runCommand(() => {
  const { positionals } = parseArgs({ allowPositionals: true })
  const [language, page] = positionals
  refuseExtra(positionals.slice(2))
  const { locale, slug, files } = layOutTranslation(language, page)
  const [created, ...changed] = files
  console.log(`Created:
  ${created}
Changed:
${changed.map((file) => `  ${file}`).join('\n')}

Next: ${readStyle(locale)}translate each text and remove its TODO (docs/translating.md).
  npm run dev      shows http://localhost:3000${pathFor(locale, slug)} with all that is still English
  npm run check    says what is not right yet
If English changes before you are done: npm run i18n -- ${locale} says where.`)
})

/** Names the page of style, which a new language does not have yet. */
function readStyle(locale: Locale): string {
  const file = styleFileOf(locale)
  if (!existsSync(file)) return ''
  return `read ${file}, which says how the language sounds here. Then
`
}
