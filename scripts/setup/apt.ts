import { runProgram } from '../process/tool'

/**
 * Installs packages of Debian or Ubuntu, as root, or by `sudo` if that needs no password.
 *
 * @throws where the system has no apt, or refuses
 */
export async function installPackages(
  ...packages: readonly string[]
): Promise<void> {
  const root = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  for (const step of [
    ['update'],
    ['install', '-y', '--no-install-recommends', ...packages],
  ]) {
    const [program = '', ...args] = [...root, 'apt-get', ...step]
    await runProgram(program, args)
  }
}
