import { measureSearch } from './measure/search'
import { assertArguments, misuse } from './process/arguments'
import { runCommand } from './process/command'

const usage = `npm run measure -- search                     how long the docs search of out/ takes, in English, Thai and Chinese
npm run measure -- search <locale>,<locale>   in other languages
npm run measure -- search <locale> keys       from a key to the first result alone; "opening" from a key or click to the open search`

/** Measures the exported site. */
await runCommand(async () => {
  const [what, languages = 'en,th,zh', part, ...rest] = process.argv.slice(2)
  if (what !== 'search')
    throw misuse(`"${what ?? ''}" cannot be measured.`, usage)
  assertArguments(rest, [], usage)
  await measureSearch(languages.split(','), part)
})
