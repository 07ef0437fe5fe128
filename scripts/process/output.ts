import { AsyncLocalStorage } from 'node:async_hooks'

type Sink = (text: string) => void

const sinks = new AsyncLocalStorage<Sink>()

/** Where the programs of the running job print: nowhere of its own means the terminal. */
export const currentSink = (): Sink | undefined => sinks.getStore()

/** Runs a job and keeps what its programs print, so that jobs which run at the same time do not mix their lines. */
export async function withOutput(
  job: () => void | Promise<void>,
): Promise<{ readonly output: string; readonly error?: string }> {
  const parts: string[] = []
  const sink = (text: string) => void parts.push(text)
  try {
    await sinks.run(sink, async () => job())
    return { output: parts.join('') }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return { output: parts.join(''), error: message }
  }
}
