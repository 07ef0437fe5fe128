import { pathsChangedSince } from '../process/git'
import { buildMachine, ensureTarget } from './build'
import { readBuilt, sourcePaths } from './sources'

/** The default branch of the remote, which pull requests go to. */
const defaultBranch = 'origin/HEAD'

/**
 * Builds the machine anew, and compares it with the one that is there. Where the compiler cannot be
 * had, it says so.
 *
 * @throws where another machine came out, which then stands in the folder, for a comparison
 */
export async function checkMachine(): Promise<void> {
  try {
    await ensureTarget()
  } catch (error) {
    console.log(
      `The machine was not rebuilt, because the compiler is missing: ${error}`,
    )
    return
  }
  const before = readBuilt().files
  await buildMachine()
  const { files } = readBuilt()
  const others = differing(before, files)
  if (others.length > 0)
    throw new Error(
      `Rebuilding the machine gave a different ${others.join(', ')}. Commit what was built now, or find out why it differs here.`,
    )
  console.log('Rebuilding the machine gave the same files')
}

/** Does so where a source has changed: otherwise its hash says as much, without a build. */
export async function checkChangedMachine(): Promise<void> {
  const sources = sourcePaths()
  const changed = pathsChangedSince(defaultBranch)
  if (changed?.some((path) => sources.includes(path))) return checkMachine()
  const reason = changed
    ? `none of its sources has changed since ${defaultBranch}`
    : `git does not know ${defaultBranch}`
  console.log(
    `The machine was not rebuilt: ${reason}. npx tsx scripts/vm.ts --check rebuilds it, which takes minutes.`,
  )
}

type Hashes = Readonly<Record<string, string>>

/** The names of files that only one side has, or that are not the same on both. */
export function differing(before: Hashes, after: Hashes): readonly string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names].filter((name) => before[name] !== after[name])
}
