import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const host = '127.0.0.1'
const ports = [8899, 8900]
const patience = 180_000

/** The exit code of a local node whose ports another process has. */
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
export const nodeOf = (samples: string): NodeProgram => ({
  file: join(samples, 'node', 'main.ts'),
  cwd: samples,
  execArgv: ['--import', 'tsx'],
})

/** The local node as a child process, one for the whole run. */
export class LocalNode {
  private child: ChildProcess | undefined

  constructor(private readonly program: NodeProgram) {}

  /** Puts a fresh chain on ports 8899 and 8900. */
  async fresh(): Promise<void> {
    if (this.child?.connected) {
      this.child.send('reset')
      await answerOf(this.child)
      return
    }
    this.child = await this.start(Date.now() + patience)
  }

  close(): void {
    if (this.child?.connected) this.child.disconnect()
  }

  private async start(end: number): Promise<ChildProcess> {
    await waitForPorts(end)
    const { file, cwd, execArgv } = this.program
    const child = fork(file, {
      cwd,
      execArgv: [...execArgv],
      stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    })
    const errors: Buffer[] = []
    child.stderr?.on('data', (data: Buffer) => errors.push(data))
    try {
      await answerOf(child)
      child.stderr?.pipe(process.stderr)
      return child
    } catch (error) {
      // Another run took the ports after they were found free.
      if (child.exitCode === portsTaken) return this.start(end)
      throw new Error(`${error}\n${Buffer.concat(errors)}`)
    }
  }
}

/** Waits for one message; throws if the node ends instead. */
async function answerOf(child: ChildProcess): Promise<void> {
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

/** Waits until the ports are free, which the node of another run may have. */
async function waitForPorts(end: number): Promise<void> {
  let said = false
  while (await isAnyTaken()) {
    if (Date.now() > end) {
      const taken = `Port ${ports.join(' or ')} is taken`
      throw new Error(`${taken}: stop the node that is running there.`)
    }
    if (!said)
      console.log(
        `Waiting for port ${ports.join(' and ')}: another local node runs there, of another run or of \`npm run samples\` elsewhere`,
      )
    said = true
    await wait(1000)
  }
}

async function isAnyTaken(): Promise<boolean> {
  const taken = await Promise.all(ports.map(isTaken))
  return taken.includes(true)
}

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
