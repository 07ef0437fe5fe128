import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const host = '127.0.0.1'
const ports = [8899, 8900]
const patience = 180_000

const howToFind = `${process.platform === 'win32' ? '`netstat -ano`' : `\`lsof ${ports.map((port) => `-i :${port}`).join(' ')}\``} shows which process that is.`

/** What is said while other programs have the ports, and when they keep them. */
export const portMessages = {
  waiting: `Waiting up to ${patience / 60_000} minutes for ports ${ports.join(' and ')}: another program is using them, perhaps the local node of another \`npm run samples\`. ${howToFind}`,
  gaveUp: `Port ${ports.join(' or ')} is still taken after ${patience / 60_000} minutes: stop the program that uses it, then run the command again. ${howToFind}`,
}

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
    if (Date.now() > end) throw new Error(portMessages.gaveUp)
    if (!said) console.log(portMessages.waiting)
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
