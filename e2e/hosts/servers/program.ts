import { spawn } from 'node:child_process'
import { ask } from '../http'

export interface Program {
  readonly close: () => Promise<void>
}

/**
 * Starts a server program and waits until it answers.
 *
 * @throws with its output when it ends early, or does not answer within a minute
 */
export async function startProgram(
  file: string,
  args: readonly string[],
  origin: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Program> {
  const child = spawn(file, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  let ended = false
  child.stdout.on('data', (part) => {
    said = (said + part).slice(-4000)
  })
  child.stderr.on('data', (part) => {
    said = (said + part).slice(-4000)
  })
  const end = new Promise<void>((resolve) => {
    child.once('close', () => {
      ended = true
      resolve()
    })
  })
  const last = Date.now() + 60_000
  while (!(await answers(origin))) {
    if (ended || Date.now() > last) {
      child.kill()
      throw new Error(`${file} does not answer at ${origin}:\n${said}`)
    }
    await Promise.race([end, new Promise((done) => setTimeout(done, 100))])
  }
  return {
    close: async () => {
      child.kill()
      await end
    },
  }
}

async function answers(origin: string): Promise<boolean> {
  try {
    await ask(origin, '/')
    return true
  } catch {
    return false
  }
}
