/**
 * A program as Copy writes it: whole, below comments that say how to install its packages and how to
 * run it.
 *
 * @param commands in order: install, run
 */
export function copiedProgram(
  commands: readonly string[],
  program: string,
  language: string,
): string {
  const comment = language === 'python' ? '#' : '//'
  const head = commands.map((command) => `${comment} ${command}\n`)
  return head.join('') + program.trimEnd()
}
