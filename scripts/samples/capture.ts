import { spawn } from 'node:child_process'

export interface Captured {
  /** The exit code, null when a signal ended the process. */
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
  /** Whether it was stopped because it had used up its time. */
  readonly late: boolean
}

interface Options {
  readonly cwd: string
  readonly env?: Readonly<Record<string, string>>
  /** In milliseconds; unlimited without. */
  readonly timeLimit?: number
}

/**
 * Runs a program to its end and keeps what it prints.
 *
 * @throws when it cannot be started, as when it is not installed
 */
export function capture(
  program: string,
  args: readonly string[],
  { cwd, env, timeLimit }: Options,
): Promise<Captured> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const stdout: Buffer[] = []
    const stderr: Buffer[] = []
    child.stdout.on('data', (data: Buffer) => stdout.push(data))
    child.stderr.on('data', (data: Buffer) => stderr.push(data))
    let late = false
    const stop = () => {
      late = true
      child.kill('SIGKILL')
    }
    const timer =
      timeLimit === undefined ? undefined : setTimeout(stop, timeLimit)
    child.once('error', reject)
    child.once('close', (code) => {
      clearTimeout(timer)
      resolve({ code, stdout: text(stdout), stderr: text(stderr), late })
    })
  })
}

/**
 * Runs a program that has to succeed.
 *
 * @returns what it printed
 * @throws with the end of what it said where it fails, or when it cannot be started
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

/** The end of what a tool said, long enough to see the fault. */
export function lastLines(output: string, count = 30): string {
  return output.trimEnd().split('\n').slice(-count).join('\n')
}
