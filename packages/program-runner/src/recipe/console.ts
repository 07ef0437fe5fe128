import { formatWithOptions, inspect } from 'node-inspect-extracted'
import { withNodeStacks } from './stacks'
import { table } from './table'

type Level = 'log' | 'info' | 'warn' | 'error'
type Print = (level: Level, text: string) => void

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
  const duration = (label: string) =>
    `${label}: ${(performance.now() - (starts.get(label) ?? 0)).toFixed(3)}ms`
  return {
    log,
    debug: log,
    info: printer('info'),
    warn: printer('warn'),
    error: printer('error'),
    trace: printer('error'),
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
    time: (label = 'default') => void starts.set(label, performance.now()),
    timeLog: (label = 'default') => log(duration(label)),
    timeEnd: (label = 'default') => log(duration(label)),
  }
}
