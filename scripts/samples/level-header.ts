import { type Level, levels } from '@/lib/site/code/record'
import { cureOfName } from '@/lib/site/nearest-name'

/** Levels that a sample may name as its ceiling. */
const ceilings: readonly Level[] = ['tested', 'compiled', 'parsed']

const header = /^(?:\/\/|#) level:(.*)$/

/**
 * Reads the level line at the top of a sample, `// level: compiled (needs an API key)`. A sample
 * without one is executed.
 *
 * @throws with line, problem and cure, `2: what is wrong; what to do`; the caller adds the file
 */
export function readCeiling(source: string): Level {
  const top = source.split('\n', 10)
  const index = top.findIndex((line) => header.test(line))
  const text = header.exec(top[index] ?? '')?.[1]
  if (text === undefined) return 'executed'
  const [, name, reason] = /^ (\S+)(?: \((.+)\))?\s*$/.exec(text) ?? []
  const level = levels.find((item) => item === name)
  if (!level || !ceilings.includes(level)) {
    throw new Error(
      `${index + 1}: "level:${text}" is not a level that a sample may have; ${cureOfName(name ?? '', ceilings)}`,
    )
  }
  if (reason) return level
  throw new Error(
    `${index + 1}: "level:${text}" does not say why; write "level: ${level} (the reason)"`,
  )
}
