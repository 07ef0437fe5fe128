import { type ChildProcess, fork, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { join } from 'node:path'
import { localNodeFolder } from '@/lib/code/local-node'

const host = '127.0.0.1'
const ports = [8899, 8900] as const

/** The exit code of a local node whose ports are taken. */
const portsTaken = 75

/** What starts a local node. */
export interface NodeProgram {
  /** The absolute path of its file. */
  readonly file: string
  readonly cwd: string
  /** Node's own arguments. */
  readonly execArgv: readonly string[]
}

/** The local node from its source. */
export const nodeOf = (root: string): NodeProgram => ({
  file: join(root, localNodeFolder, 'src', 'main.ts'),
  cwd: root,
  execArgv: ['--import', 'tsx'],
})

/** The local node as a child process, one for the whole run. */
export class LocalNode {
  private child: ChildProcess | undefined

  constructor(private readonly program: NodeProgram) {}

  /** Starts a fresh chain on ports 8899 and 8900. */
  async fresh(): Promise<void> {
    if (this.child?.connected) {
      this.child.send('reset')
      await nextMessage(this.child)
      return
    }
    this.child = await this.start()
  }

  close(): void {
    if (this.child?.connected) this.child.disconnect()
  }

  private async start(): Promise<ChildProcess> {
    await assertFree(ports)
    const { file, cwd, execArgv } = this.program
    const child = fork(file, {
      cwd,
      execArgv: [...execArgv],
      stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    })
    const errors: Buffer[] = []
    child.stderr?.on('data', (data: Buffer) => errors.push(data))
    try {
      await nextMessage(child)
      child.stderr?.pipe(process.stderr)
      return child
    } catch (error) {
      // Another run took the ports after they were found free.
      if (child.exitCode === portsTaken) throw taken(ports)
      throw new Error(`${error}\n${Buffer.concat(errors)}`)
    }
  }
}

/** Waits for one message; throws if the node ends instead. */
async function nextMessage(child: ChildProcess): Promise<void> {
  const either = new AbortController()
  const { signal } = either
  const ended = once(child, 'exit', { signal }).then(([code]) => {
    throw new Error(`The local node ended with code ${code}.`)
  })
  try {
    await Promise.race([once(child, 'message', { signal }), ended])
  } finally {
    either.abort()
    ended.catch(() => {})
  }
}

/**
 * Ends a run at once if its ports are taken: samples and pages name these ports.
 *
 * @throws with the programs that use them
 */
export async function assertFree(wanted: readonly number[]): Promise<void> {
  const answers = await Promise.all(wanted.map(isTaken))
  if (answers.includes(true)) throw taken(wanted)
}

function taken(wanted: readonly number[]): Error {
  const ask = ['-t', '-sTCP:LISTEN', ...wanted.map((port) => `-iTCP:${port}`)]
  const ids = outputOf('lsof', ask).split('\n').filter(Boolean)
  const programs =
    ids.length > 0 && outputOf('ps', ['-o', 'pid=,args=', '-p', ids.join()])
  const cure = programs
    ? `stop this program, then run the command again:\n${programs}`
    : `stop the program that uses it, which ${process.platform === 'win32' ? 'netstat -ano' : 'lsof or ss -ltnp'} shows, then run the command again.`
  return new Error(`Port ${wanted.join(' or ')} is taken: ${cure}`)
}

const outputOf = (program: string, args: readonly string[]): string =>
  spawnSync(program, args, { encoding: 'utf8' }).stdout ?? ''

function isTaken(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, host)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
