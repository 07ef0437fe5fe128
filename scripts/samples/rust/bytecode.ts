import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The folder with a program's bytecode, which `ProgramTest` runs in the virtual machine in place of
 * the native processor. Null without bytecode of exactly this source (samples/bytecode/build.sh).
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
