import { messageOf } from './faults'

/** Runs a command. An error prints its message alone: readers need the cure, and no stack. */
export async function runCommand(job: () => unknown): Promise<void> {
  try {
    await job()
  } catch (error) {
    console.error(messageOf(error))
    process.exitCode = 1
  }
}
