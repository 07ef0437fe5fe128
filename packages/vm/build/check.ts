import { defaultBranch, pathsChangedSince } from '@/scripts/process/git'
import { buildVm, ensureTarget } from './build'
import { readBuilt, sourcePaths } from './sources'

/**
 * Rebuilds the VM, and compares it with the committed one. Without a compiler it says so.
 *
 * @throws when the result differs; it stays in the folder, for a comparison
 */
export async function checkVm(): Promise<void> {
  try {
    await ensureTarget()
  } catch (error) {
    console.log(
      `The VM was not rebuilt, because the compiler is missing: ${error}`,
    )
    return
  }
  const before = readBuilt().files
  await buildVm()
  const { files } = readBuilt()
  const others = differing(before, files)
  if (others.length > 0)
    throw new Error(
      `Rebuilding the VM gave a different ${others.join(', ')}. Commit what was built now, or find out why it differs here.`,
    )
  console.log('Rebuilding the VM gave the same files')
}

/** Rebuilds and compares the VM only where one of its sources has changed. */
export async function checkChangedVm(): Promise<void> {
  const sources = sourcePaths()
  const changed = pathsChangedSince(defaultBranch)
  if (changed?.some((path) => sources.includes(path))) return checkVm()
  const reason = changed
    ? `none of its sources has changed since ${defaultBranch}`
    : `git does not know ${defaultBranch}`
  console.log(
    `The VM was not rebuilt: ${reason}. npx tsx packages/vm/build/vm.ts --check rebuilds it, which takes minutes.`,
  )
}

type Hashes = Readonly<Record<string, string>>

/** The names of files that differ, or that only one side has. */
export function differing(before: Hashes, after: Hashes): readonly string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names].filter((name) => before[name] !== after[name])
}
