import type { ProgramErrors } from '@/components/errors/program-errors'
import type { ClientError } from './error-enum'
import type { Source } from './programs'

/**
 * The programs to write. For a source that was not fetched, the errors in the file remain.
 *
 * @throws when the file has no errors of that source, or those of another version
 */
export function merge(
  sources: readonly Source[],
  known: string,
): readonly ProgramErrors[] {
  const before: readonly ProgramErrors[] = JSON.parse(known)
  return sources.map(({ id, name, address, client, source, errors }) => {
    const previous = before.find((each) => each.id === id)
    if (errors)
      return { id, name, address, client, source, errors: errors.map(rowOf) }
    if (previous?.source === source) return previous
    throw new Error(
      `${source} was not fetched; run \`cargo fetch\` in samples/ for a crate, \`npx tsx scripts/errors.ts\` for a package`,
    )
  })
}

const rowOf = ({ code, name, message }: ClientError) =>
  [code, name, message] as const

/** The programs as JSON with one line for each error, which makes differences readable. */
export function formatPrograms(programs: readonly ProgramErrors[]): string {
  const blocks = programs.map(({ errors, ...program }) => {
    const head = JSON.stringify(program).slice(0, -1)
    const rows = errors.map((row) => `    ${JSON.stringify(row)}`)
    return `  ${head},"errors":[\n${rows.join(',\n')}\n  ]}`
  })
  return `[\n${blocks.join(',\n')}\n]\n`
}
