import { type Level, levels } from '@/lib/code/record'

/** Levels that a sample may name as its highest. */
const ceilings: readonly Level[] = ['tested', 'compiled', 'parsed']

const header = /^(?:\/\/|#) level:(.*)$/m

/**
 * Reads the line `// level: compiled (needs an API key)` at the top of a
 * sample; one without it is to be executed.
 *
 * @throws Error that names the fault and the cure, without the file.
 */
export function readCeiling(source: string): Level {
  const lines = source.split('\n', 10).join('\n')
  const text = header.exec(lines)?.[1]
  if (text === undefined) return 'executed'
  const [, name, reason] = /^ (\S+)(?: \((.+)\))?\s*$/.exec(text) ?? []
  const level = levels.find((item) => item === name)
  if (!level || !ceilings.includes(level)) {
    throw new Error(`"level:${text}" names none of ${ceilings.join(', ')}.`)
  }
  if (reason) return level
  throw new Error(`Say why: "level: ${level} (the reason)".`)
}
