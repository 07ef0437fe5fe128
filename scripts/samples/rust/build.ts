import { homedir } from 'node:os'
import { join, normalize } from 'node:path'
import { z } from 'zod'
import { capture, lastLines } from '../../process/capture'

/** The result of a `cargo build`. */
export interface Build {
  /** Programs, by the absolute path of their root file. */
  readonly executables: ReadonlyMap<string, string>
  /** Errors of the compiler, by the absolute path of the root file. */
  readonly errors: ReadonlyMap<string, string>
  /** The reason why the whole build failed, such as a lock file that is out of date. */
  readonly problem: string | null
}

/**
 * The directory that cargo builds in: outside the project, so that a fresh clone finds compiled
 * dependencies, or CARGO_TARGET_DIR.
 */
export function targetDirectory(): string {
  const { env } = process
  const cache = env.XDG_CACHE_HOME || join(homedir(), '.cache')
  return env.CARGO_TARGET_DIR || join(cache, 'solana-cookbook', 'target')
}

/**
 * Builds by one call of cargo, and shows its progress.
 *
 * @param what the packages and targets, as arguments of `cargo build`
 */
export async function build(
  samples: string,
  what: readonly string[],
): Promise<Build> {
  const how = ['--locked', '--keep-going', '--message-format=json']
  const { code, stdout, stderr } = await capture(
    'cargo',
    ['build', ...what, ...how],
    {
      cwd: samples,
      env: { CARGO_TARGET_DIR: targetDirectory() },
      shows: true,
    },
  )
  const { executables, errors } = readMessages(stdout)
  const unexplained = code !== 0 && errors.size === 0
  return {
    executables,
    errors,
    problem: unexplained ? lastLines(stderr) : null,
  }
}

// The path of a client leads through `rust-clients/..`, which normalizing removes.
const target = z.object({ src_path: z.string().transform(normalize) })

const message = z.discriminatedUnion('reason', [
  z.object({
    reason: z.literal('compiler-artifact'),
    target,
    executable: z.string().nullable(),
  }),
  z.object({
    reason: z.literal('compiler-message'),
    target,
    message: z.object({ level: z.string(), rendered: z.string() }),
  }),
  z.object({ reason: z.literal('build-script-executed') }),
  z.object({ reason: z.literal('build-finished') }),
])

/** Reads the output of `cargo build --message-format=json`, one JSON a line. */
export function readMessages(lines: string): Omit<Build, 'problem'> {
  const executables = new Map<string, string>()
  const errors = new Map<string, string>()
  for (const line of lines.split('\n')) {
    if (!line.startsWith('{')) continue
    const it = message.parse(JSON.parse(line))
    if (it.reason === 'compiler-artifact' && it.executable) {
      executables.set(it.target.src_path, it.executable)
    } else if (
      it.reason === 'compiler-message' &&
      it.message.level === 'error'
    ) {
      const { src_path } = it.target
      errors.set(src_path, (errors.get(src_path) ?? '') + it.message.rendered)
    }
  }
  return { executables, errors }
}
