import { spawn } from 'node:child_process'
import { basename, join } from 'node:path'

type Environment = Record<string, string>

/**
 * Runs a program to its end, in the terminal of this one.
 *
 * @throws when the program does not start, or ends with another code than 0
 */
export function runProgram(
  program: string,
  args: readonly string[],
  env: Environment = {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      stdio: 'inherit',
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
      // npm's commands are batch files there.
      shell: process.platform === 'win32' && program.startsWith('node_modules'),
    })
    child.once('error', reject)
    child.once('close', (code, signal) => {
      const call = [basename(program), ...args].join(' ')
      if (code === 0) resolve()
      else reject(new Error(`${call} ended with ${signal ?? code}`))
    })
  })
}

/**
 * Runs the command of an installed package.
 *
 * @example runTool('next', ['build'])
 */
export function runTool(
  name: string,
  args: readonly string[],
  env: Environment = {},
): Promise<void> {
  return runProgram(join('node_modules', '.bin', name), args, env)
}

/** Runs another script of the project: `scripts/<name>.ts`. */
export function runScript(
  name: string,
  args: readonly string[] = [],
  env: Environment = {},
): Promise<void> {
  const script = join('scripts', `${name}.ts`)
  return runProgram(process.execPath, ['--import', 'tsx', script, ...args], env)
}
