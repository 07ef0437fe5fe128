import { missingNameError } from '../recipe/missing'
import { EventEmitter } from './events'

/** The folder in which samples run. */
const folder = '/samples'

/** Replaces Node's `process`. */
export const process = Object.assign(new EventEmitter(), {
  arch: 'x64',
  argv: ['node', `${folder}/recipe.ts`],
  argv0: 'node',
  env: { NODE_ENV: 'development', NO_COLOR: '1', TZ: 'UTC' } as Record<
    string,
    string | undefined
  >,
  execArgv: [],
  execPath: '/usr/bin/node',
  exitCode: undefined as number | string | null | undefined,
  pid: 1,
  platform: 'linux',
  release: { name: 'node' },
  title: 'node',
  version: 'v22.16.0',
  versions: { node: '22.16.0' },
  stdout: { isTTY: false, write },
  stderr: { isTTY: false, write },
  cwd: () => folder,
  emitWarning: () => {},
  exit: (_code?: number): void => {},
  hrtime: Object.assign(hrtime, {
    bigint: () => BigInt(Math.round(performance.now() * 1_000_000)),
  }),
  memoryUsage: () => ({ heapUsed: 0 }),
  nextTick: (run: (...values: unknown[]) => void, ...values: unknown[]) =>
    queueMicrotask(() => run(...values)),
  uptime: () => performance.now() / 1000,
})

Object.defineProperty(process, 'stdin', {
  get() {
    throw missingNameError({ module: 'node:process', name: 'stdin', at: 0 })
  },
})

// The worker replaces it.
function write(_chunk: string | Uint8Array): boolean {
  return true
}

function hrtime([seconds, nanoseconds]: readonly [number, number] = [0, 0]) {
  const now = Math.round(performance.now() * 1_000_000)
  const passed = now - seconds * 1_000_000_000 - nanoseconds
  return [Math.floor(passed / 1_000_000_000), passed % 1_000_000_000]
}

export const {
  arch,
  argv,
  cwd,
  env,
  execPath,
  memoryUsage,
  nextTick,
  pid,
  platform,
  stderr,
  stdout,
  uptime,
  version,
  versions,
} = process
export { hrtime, process as default }
// The worker replaces it.
export const exit = (code?: number) => process.exit(code)
