import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { capture, captureOutput } from '../capture'

/** The interpreter of the samples' virtual environment. */
export function interpreterOf(samples: string): string {
  return process.platform === 'win32'
    ? join(samples, '.venv', 'Scripts', 'python.exe')
    : join(samples, '.venv', 'bin', 'python')
}

/** Null, or the reason why there is no Python here that the packages run on. */
export async function whyNoPython(samples: string): Promise<string | null> {
  try {
    const { stdout } = await capture('python3', ['--version'], { cwd: samples })
    const [, major = 0, minor = 0] =
      /(\d+)\.(\d+)/.exec(stdout)?.map(Number) ?? []
    if (major > 3 || (major === 3 && minor >= 11)) return null
    return `Python 3.11 or newer is needed, but python3 is ${stdout.trim()}`
  } catch {
    return 'python3 is not installed'
  }
}

/**
 * Makes samples/.venv with exactly the packages of samples/requirements.txt, unless it is current.
 *
 * @throws with the last lines of pip's output when pip fails
 */
export async function ensureEnvironment(samples: string): Promise<void> {
  const requirements = readFileSync(join(samples, 'requirements.txt'))
  const digest = createHash('sha256').update(requirements).digest('hex')
  const stamp = join(samples, '.venv', 'requirements.sha256')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return

  rmSync(join(samples, '.venv'), { recursive: true, force: true })
  const at = { cwd: samples }
  await captureOutput('python3', ['-m', 'venv', '.venv'], at)
  const pip = '-m pip install --quiet --disable-pip-version-check'
  await captureOutput(
    interpreterOf(samples),
    [...pip.split(' '), '--require-hashes', '-r', 'requirements.txt'],
    at,
  )
  writeFileSync(stamp, digest)
}
