import { measureRun } from './measure/run'
import { measureSearch } from './measure/search'
import { assertArguments, misuse } from './process/arguments'
import { runCommand } from './process/command'

const usage = `npm run measure -- search                     how long the docs search of out/ takes, in English, Thai and Chinese
npm run measure -- search <locale>,<locale>   in other languages
npm run measure -- search <locale> keys       from a key to the first result alone; "opening" from a key or click to the open search
npm run measure -- run                        how long a recipe takes from the press of Run to its end`

/** Measures the exported site. */
await runCommand(async () => {
  const [what, ...rest] = process.argv.slice(2)
  if (what === 'run') {
    assertArguments(rest, [], usage)
    await measureRun()
  } else if (what === 'search') {
    const [languages = 'en,th,zh', part, ...more] = rest
    assertArguments(more, [], usage)
    await measureSearch(languages.split(','), part)
  } else throw misuse(`"${what ?? ''}" cannot be measured.`, usage)
})
