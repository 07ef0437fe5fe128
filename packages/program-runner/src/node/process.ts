/** The folder in which samples run. */
const folder = '/samples'

/** Replaces Node's `process`. */
export const process = {
  argv: ['node', `${folder}/recipe.ts`],
  env: { NODE_ENV: 'development', NO_COLOR: '1', TZ: 'UTC' } as Record<
    string,
    string | undefined
  >,
  exitCode: undefined as number | string | null | undefined,
  platform: 'linux',
  version: 'v22.16.0',
  versions: { node: '22.16.0' },
  stdout: { isTTY: false, write: (_text: string) => true },
  stderr: { isTTY: false, write: (_text: string) => true },
  cwd: () => folder,
  emit: () => false,
  emitWarning: () => {},
  exit: (_code?: number): void => {},
  hrtime: {
    bigint: () => BigInt(Math.round(performance.now() * 1_000_000)),
  },
  memoryUsage: () => ({ heapUsed: 0 }),
  nextTick: (run: (...values: unknown[]) => void, ...values: unknown[]) =>
    queueMicrotask(() => run(...values)),
  on() {
    return this
  },
  once() {
    return this
  },
  off() {
    return this
  },
}

export const { argv, cwd, env, nextTick, platform, stderr, stdout, version } =
  process
// The worker replaces it.
export const exit = (code?: number) => process.exit(code)
