import { Buffer } from '../node/buffer'

export type Level = 'log' | 'info' | 'warn' | 'error'
export type Print = (level: Level, text: string) => void

/** Milliseconds after which the beginning of a line is printed without its end. */
const longestWait = 100

const { clearTimeout, setTimeout } = globalThis

/** Colors and cursor movements of a terminal. */
const esc = '\u001b'
const controls = new RegExp(`${esc}\\[[\\d;?]*[A-Za-z]`, 'g')

/** Makes lines of what a program writes, whose parts may come one by one, without colors. */
export function createLines(print: Print) {
  const begun = { log: '', error: '' }
  let timer: ReturnType<typeof setTimeout> | undefined
  const printLine = (level: Level, text: string) =>
    print(level, text.replaceAll(controls, ''))
  const flush = () => {
    for (const stream of ['log', 'error'] as const) {
      if (begun[stream]) printLine(stream, begun[stream])
      begun[stream] = ''
    }
  }
  return {
    /** Prints what was begun. */
    flush,
    /** Prints a line of `console`. */
    print(level: Level, text: string): void {
      const stream = level === 'warn' || level === 'error' ? 'error' : 'log'
      printLine(level, begun[stream] + text)
      begun[stream] = ''
    },
    /** Replaces the `write` of a stream of `process`. */
    writer:
      (stream: keyof typeof begun) =>
      (chunk: string | Uint8Array, ...rest: readonly unknown[]): boolean => {
        const text = Buffer.from(chunk as Uint8Array).toString()
        const lines = (begun[stream] + text).split('\n')
        begun[stream] = lines.pop() ?? ''
        if (lines.length > 0) printLine(stream, lines.join('\n'))
        clearTimeout(timer)
        timer = setTimeout(flush, longestWait)
        const done = rest.find((each) => typeof each === 'function')
        if (done) queueMicrotask(() => done())
        return true
      },
  }
}
