import { measureRun } from './measure/run'
import { measureSearch } from './measure/search'
import { runCommand } from './process/command'

/**
 * Measures the site in `out/`: `run` from the press of Run to its end, `search` the docs search, in
 * the named languages (`search en,th,zh`).
 */
await runCommand(() => {
  const [what, languages = 'en,th,zh'] = process.argv.slice(2)
  if (what === 'run') return measureRun()
  if (what === 'search') return measureSearch(languages.split(','))
  throw new Error('Say what to measure: search or run.')
})
