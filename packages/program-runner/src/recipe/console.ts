import { formatWithOptions, inspect } from 'node-inspect-extracted'
import type { Level, Print } from './lines'
import { nodeStack, recipeAddress, withNodeStacks } from './stacks'
import { table } from './table'

function format(values: readonly unknown[]): string {
  withNodeStacks(values)
  return formatWithOptions({ colors: false }, ...values)
}

/** Formats what a program prints, as Node does. */
export function createConsole(print: Print): Partial<Console> {
  let indent = ''
  const counts = new Map<string, number>()
  const starts = new Map<string, number>()
  const write = (level: Level, text: string) =>
    print(level, text.replaceAll(/^/gm, indent))
  const printer =
    (level: Level) =>
    (...values: unknown[]) =>
      write(level, format(values))
  const log = printer('log')
  const open = (...values: unknown[]) => {
    if (values.length > 0) log(...values)
    indent += '  '
  }
  const duration = (method: string, label: string, data: unknown[]) => {
    const start = starts.get(label)
    if (start === undefined)
      write('warn', `Warning: No such label '${label}' for console.${method}()`)
    else log(`${label}: ${(performance.now() - start).toFixed(3)}ms`, ...data)
  }
  return {
    log,
    debug: log,
    info: printer('info'),
    warn: printer('warn'),
    error: printer('error'),
    trace: (...values: unknown[]) => {
      const [, ...frames] = nodeStack(new Error()).split('\n')
      const own = frames.filter((frame) => frame.includes(recipeAddress))
      const text = values.length > 0 ? `Trace: ${format(values)}` : 'Trace'
      write('error', [text, ...own].join('\n'))
    },
    dir: (value: unknown, options?: object) =>
      write('log', inspect(value, { customInspect: false, ...options })),
    table: (value: unknown) => write('log', table(value) ?? format([value])),
    group: open,
    groupCollapsed: open,
    groupEnd: () => {
      indent = indent.slice(2)
    },
    assert: (condition?: boolean, ...values: unknown[]) => {
      if (!condition) write('error', format(['Assertion failed', ...values]))
    },
    count: (label = 'default') => {
      const count = (counts.get(label) ?? 0) + 1
      counts.set(label, count)
      log(`${label}: ${count}`)
    },
    countReset: (label = 'default') => void counts.delete(label),
    time: (label = 'default') => void starts.set(label, performance.now()),
    timeLog: (label = 'default', ...data: unknown[]) =>
      duration('timeLog', label, data),
    timeEnd: (label = 'default') => {
      duration('timeEnd', label, [])
      starts.delete(label)
    },
  }
}
