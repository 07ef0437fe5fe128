import { AsyncLocalStorage } from 'node:async_hooks'

type Sink = (text: string) => void

const sinks = new AsyncLocalStorage<Sink>()

/** The sink for the output of the running job's programs; undefined for the terminal. */
export const currentSink = (): Sink | undefined => sinks.getStore()

/** Runs a job and collects the output of its programs, so that jobs side by side do not mix it. */
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

/** Runs a job and prints the lines of its programs that are shown, as they come. */
export async function withLines(
  job: () => Promise<void>,
  isShown: (line: string) => boolean,
  print: (line: string) => void = console.log,
): Promise<void> {
  let rest = ''
  const show = (line: string) => {
    if (isShown(line)) print(line)
  }
  const sink = (text: string) => {
    const lines = (rest + text).split('\n')
    rest = lines.pop() ?? ''
    lines.forEach(show)
  }
  try {
    await sinks.run(sink, job)
  } finally {
    if (rest) show(rest)
  }
}
