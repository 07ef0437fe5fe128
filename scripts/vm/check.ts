import { buildMachine, ensureTarget } from './build'
import { readBuilt } from './sources'

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
      `The machine is not built anew, for want of the compiler: ${error}`,
    )
    return
  }
  const before = readBuilt().files
  await buildMachine()
  const { files } = readBuilt()
  const names = new Set([...Object.keys(before), ...Object.keys(files)])
  const others = [...names].filter((name) => before[name] !== files[name])
  if (others.length > 0)
    throw new Error(
      `The sources of the machine make another ${others.join(', ')}. Commit what was built now, or ask why it differs here.`,
    )
  console.log('The sources of the machine make the same files again')
}
