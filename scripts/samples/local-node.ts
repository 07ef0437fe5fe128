import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { localNodeFolder } from '@/lib/code/local-node'

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
      if (child.exitCode === portsTaken) throw taken()
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

const taken = () =>
  new Error(
    `Port ${ports.join(' or ')} is taken: stop the program that uses it, which ${process.platform === 'win32' ? 'netstat -ano' : 'lsof or ss -ltnp'} shows, then run the command again.`,
  )
