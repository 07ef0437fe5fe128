import { spawn } from 'node:child_process'

export interface Captured {
  /** The exit code; null when a signal ended the process. */
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
  /** True if the program was stopped at its time limit. */
  readonly late: boolean
}

interface Options {
  readonly cwd: string
  /** Changes to the environment of this process; undefined removes a variable. */
  readonly env?: Readonly<Record<string, string | undefined>>
  /** Milliseconds until the program is stopped; unlimited without. */
  readonly timeLimit?: number
  /** True to show stderr while the program runs. */
  readonly shows?: boolean
  /** True to stop also its child processes, at the time limit or when this process ends. */
  readonly whole?: boolean
}

/**
 * Runs a program to its end and returns its output.
 *
 * @throws when the program does not start, for example because it is not installed
 */
export function capture(
  program: string,
  args: readonly string[],
  { cwd, env, timeLimit, shows = false, whole = false }: Options,
): Promise<Captured> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A process group of its own, which ends as one.
      detached: whole,
    })
    const stdout: Buffer[] = []
    const stderr: Buffer[] = []
    child.stdout.on('data', (data: Buffer) => stdout.push(data))
    child.stderr.on('data', (data: Buffer) => stderr.push(data))
    if (shows) child.stderr.pipe(process.stderr)
    let late = false
    const stop = () => {
      late = true
      if (whole && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
      else child.kill('SIGKILL')
    }
    const timer =
      timeLimit === undefined ? undefined : setTimeout(stop, timeLimit)
    if (whole) process.once('exit', stop)
    child.once('error', reject)
    child.once('close', (code) => {
      clearTimeout(timer)
      process.off('exit', stop)
      resolve({ code, stdout: text(stdout), stderr: text(stderr), late })
    })
  })
}

/**
 * Runs a program that has to succeed, and returns its output on stdout.
 *
 * @throws with the last lines of stderr where the program fails, or when it does not start
 */
export async function captureOutput(
  program: string,
  args: readonly string[],
  options: Options,
): Promise<string> {
  const { code, stdout, stderr } = await capture(program, args, options)
  if (code !== 0) throw new Error(lastLines(stderr))
  return stdout
}

const text = (chunks: readonly Buffer[]) => Buffer.concat(chunks).toString()

/** The last lines of an output, enough to see the problem. */
export function lastLines(output: string, count = 30): string {
  return output.trimEnd().split('\n').slice(-count).join('\n')
}
