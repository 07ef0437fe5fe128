import { styleFolder } from '@/lib/site/rules/translation/style-file'
import { assertArguments } from './process/arguments'
import { runCommand } from './process/command'
import { formsOf } from './setup/commands.mjs'
import { layOutTranslation } from './writing/new-translation'

const forms = formsOf('translate')

/** Creates the draft of a translation: `npm run translate -- <language> <section>/<page>`. */
await runCommand(() => {
  const [locale, page, ...rest] = process.argv.slice(2)
  assertArguments(rest, [], forms)
  const files = layOutTranslation(locale, page)
  console.log(`Created:
${files.map((file) => `  ${file}`).join('\n')}

Next: read ${styleFolder}/${locale}.md, which says how the language sounds here; then translate each
text and remove its TODO (docs/translating.md).
  npm run dev      shows http://localhost:3000/${locale}/${page}.html with all that is still English
  npm run check    says what is not right yet
If English changes before you are done: npm run i18n -- ${locale} says where.`)
})
