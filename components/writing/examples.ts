import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** An example of what an author may write. */
export interface Example {
  /** The component, or `Markdown`. */
  readonly name: string
  readonly file: string
  readonly source: string
}

/** The folder of the examples, relative to the project's root. */
export const examplesFolder = 'components/mdx/examples'

/**
 * All examples of the catalogue in alphabetical order, one file for each component. Components that
 * belong together share a file.
 */
export function examples(): readonly Example[] {
  return readdirSync(examplesFolder)
    .filter((name) => name.endsWith('.mdx'))
    .sort()
    .map((name) => {
      const file = join(examplesFolder, name)
      const source = readFileSync(file, 'utf8')
      return { name: name.replace(/\.mdx$/, ''), file, source }
    })
}
