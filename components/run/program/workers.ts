import { workerModules } from '@/packages/program-runner/src/protocol/contract'
import {
  endTimeout,
  type WorkerName,
} from '@/packages/program-runner/src/protocol/messages'
import type { Files } from './files'
import { type Frame, openFrame } from './frame-host'
import { modulesInOrder } from './modules'

/** The workers in the frame. */
export interface Workers {
  /** Sends modules with all their imports to the frame. */
  load(names: readonly string[]): Promise<void>
  /** The number of modules in the frame. A worker has those from before its start. */
  readonly modules: number
  /**
   * Starts a worker in place of the previous one.
   *
   * @param onFailed called when it does not start
   */
  start(
    worker: WorkerName,
    ports: readonly MessagePort[],
    onFailed: (message: string) => void,
  ): void
  /** Ends a worker. False if the frame does not respond, because a program blocks it. */
  end(worker: WorkerName): Promise<boolean>
  close(): void
}

/**
 * Opens the frame and sends it the modules of both workers.
 *
 * @throws RunFault
 */
export async function openWorkers(files: Files): Promise<Workers> {
  const failing = new Map<WorkerName, (message: string) => void>()
  const modules = Object.values(workerModules).flat()
  // Fetches the files while the frame opens.
  files.fetch(modulesInOrder(modules, files.list)).catch(() => {})
  /** The callers that wait for responses of the frame, in order. */
  const ending: (() => void)[] = []
  const frame = await openFrame((message) => {
    if (message.type === 'failed')
      failing.get(message.worker)?.(message.message)
    else ending.shift()?.()
  })
  try {
    const sent = new Set<string>()
    const load = loader(files, frame, sent)
    await load(modules)
    return {
      load,
      get modules() {
        return sent.size
      },
      start(worker, ports, onFailed) {
        failing.set(worker, onFailed)
        const names = workerModules[worker]
        frame.send({ type: 'start', worker, modules: names }, ports)
      },
      end: (worker) =>
        new Promise((resolve) => {
          const timer = setTimeout(() => resolve(false), endTimeout)
          ending.push(() => {
            clearTimeout(timer)
            resolve(true)
          })
          frame.send({ type: 'end', worker })
        }),
      close: frame.remove,
    }
  } catch (error) {
    frame.remove()
    throw error
  }
}

function loader(
  { fetch, list }: Files,
  frame: Frame,
  sent: Set<string>,
): Workers['load'] {
  return async (names) => {
    const wanted = modulesInOrder(names, list).filter((name) => !sent.has(name))
    const contents = await fetch(wanted)
    const modules = [...contents].map(([name, bytes]) => ({
      name,
      bytes,
      imports: list[name]?.imports ?? [],
    }))
    for (const name of wanted) sent.add(name)
    frame.send({ type: 'modules', modules })
  }
}
