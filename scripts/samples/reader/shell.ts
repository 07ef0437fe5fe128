import { delimiter } from 'node:path'
import { type Captured, capture } from '../../process/capture'

/** Variables that `npm run` sets for this project, which no reader has. */
const ofThisProject =
  /^(?:npm_(?:package_.*|lifecycle_.*|config_local_prefix|command|node_execpath)|INIT_CWD|NODE_OPTIONS|NODE_PATH|VIRTUAL_ENV|PYTHONPATH)$/

/** Settings that make runs quick and alike, with the same results: caches, one form of output. */
const alike = {
  NO_COLOR: '1',
  TZ: 'UTC',
  PYTHONIOENCODING: 'utf-8',
  PIP_DISABLE_PIP_VERSION_CHECK: '1',
  npm_config_audit: 'false',
  npm_config_fund: 'false',
  npm_config_prefer_offline: 'true',
  npm_config_update_notifier: 'false',
}

/** In milliseconds: enough for installing and compiling on a slow machine. */
const installLimit = 30 * 60_000

interface Options {
  /** Variables beyond those of a reader's terminal. */
  readonly env?: Readonly<Record<string, string>>
  /** Milliseconds until the line and its child processes are stopped. */
  readonly timeLimit?: number
  /** A folder to put first in PATH, as after `source .venv/bin/activate`. */
  readonly programs?: string | undefined
}

/** Runs a line as a reader's terminal does, in a folder outside the project. */
export function runInShell(
  line: string,
  cwd: string,
  { env, timeLimit, programs }: Options = {},
): Promise<Captured> {
  return capture('sh', ['-c', line], {
    cwd,
    env: { ...withoutProject(), ...alike, ...env, PATH: pathWith(programs) },
    timeLimit: timeLimit ?? installLimit,
    whole: true,
  })
}

const withoutProject = () =>
  Object.fromEntries(
    Object.keys(process.env)
      .filter((name) => ofThisProject.test(name))
      .map((name) => [name, undefined]),
  )

function pathWith(programs: string | undefined): string {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const own = folders.filter((folder) => !folder.includes('node_modules'))
  return [...(programs ? [programs] : []), ...own].join(delimiter)
}
