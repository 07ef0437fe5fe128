import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The folder that has a program as bytecode, which `ProgramTest` then runs in
 * the virtual machine instead of the native processor; null when there is none
 * of exactly this source (samples/bytecode/build.sh makes it).
 */
export function bytecodeOf(
  program: string,
  source: string,
  samples: string,
): string | null {
  const folder = join(samples, 'bytecode')
  const builtFrom = join(folder, `${program}.source`)
  if (!existsSync(join(folder, `${program}.so`))) return null
  if (!existsSync(builtFrom)) return null
  const digest = createHash('sha256').update(source).digest('hex')
  return readFileSync(builtFrom, 'utf8').trim() === digest ? folder : null
}
