import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readText } from '@/lib/files/read-text'
import { formatPrograms, merge } from './errors/program-file'
import { fetchClients, readSources } from './errors/programs'
import { runCommand } from './process/command'

const compare = '--check'

const file = join('content', 'program-errors.json')

/**
 * Writes `content/program-errors.json` from the clients; `--check` only compares, and downloads
 * nothing.
 */
await runCommand(async () => {
  const options = process.argv.slice(2)
  if (!options.includes(compare)) fetchClients()
  const known = existsSync(file) ? readText(file) : '[]'
  const text = formatPrograms(merge(await readSources(), known))
  if (!options.includes(compare)) writeFileSync(file, text)
  else if (text !== known)
    throw new Error(
      `${file} is not what the clients in samples/node_modules say; write it again with \`npx tsx scripts/errors.ts\` and look at the difference`,
    )
})
