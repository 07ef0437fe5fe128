import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { currentSink } from './output'

type Environment = Record<string, string>

/**
 * Runs a program to its end. Where this process is ended first, the program is too. Its output goes
 * to the terminal, or to its job's sink (output.ts).
 *
 * @throws when the program does not start, or ends with another code than 0
 */
export function runProgram(
  program: string,
  args: readonly string[],
  env: Environment = {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    const sink = currentSink()
    const out = sink ? 'pipe' : 'inherit'
    const child = spawn(program, args, {
      stdio: ['ignore', out, out],
      env: { ...process.env, ...env },
    })
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text) => sink?.(text))
    const end = endTogether(child)
    child.once('error', reject)
    child.once('close', (code, signal) => {
      end()
      if (code === 0) resolve()
      else
        reject(
          new Error(`${program} ended with ${signal ?? code}`, {
            cause: signal,
          }),
        )
    })
  })
}

const endings = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Ends a program with this process: a build that nobody waits for would write over the next one's
 * files.
 *
 * @returns a function that lets go of the program
 */
function endTogether(child: ChildProcess): () => void {
  const end = (signal: NodeJS.Signals) => {
    child.once('close', () => process.exit(1))
    child.kill(signal)
  }
  for (const signal of endings) process.on(signal, end)
  return () => {
    for (const signal of endings) process.off(signal, end)
  }
}

/**
 * Runs the command of an installed package by this Node, without a shell or npx.
 *
 * @example runTool('next', ['build'])
 */
export async function runTool(
  name: string,
  args: readonly string[],
  env: Environment = {},
): Promise<void> {
  try {
    await runProgram(process.execPath, [commandOf(name), ...args], env)
  } catch (error) {
    throw new Error(`${name} ${args.join(' ')} failed${signalOf(error)}`)
  }
}

/** Runs another command of the project: `scripts/<name>.ts`. */
export async function runScript(
  name: string,
  args: readonly string[] = [],
  env: Environment = {},
): Promise<void> {
  const script = join('scripts', `${name}.ts`)
  try {
    const nodeArgs = ['--import', 'tsx', script, ...args]
    await runProgram(process.execPath, nodeArgs, env)
  } catch (error) {
    throw new Error(`${[script, ...args].join(' ')} failed${signalOf(error)}`)
  }
}

/**
 * The signal that ended a program, which then could not say why. The system sends SIGKILL where
 * memory runs out.
 */
function signalOf(error: unknown): string {
  const signal = error instanceof Error && error.cause
  if (!signal) return ''
  const memory =
    ' If nobody sent that, memory ran out: close other programs, then run the command again.'
  return `: ${signal} ended it.${signal === 'SIGKILL' ? memory : ''}`
}

const packageOf: Readonly<Record<string, string>> = {
  biome: '@biomejs/biome',
  playwright: '@playwright/test',
  tsc: 'typescript',
}

function commandOf(name: string): string {
  const folder = join('node_modules', packageOf[name] ?? name)
  const { bin }: { bin: string | Record<string, string> } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  )
  const file = typeof bin === 'string' ? bin : bin[name]
  if (!file) throw new Error(`${folder} has no command "${name}"`)
  return join(folder, file)
}
