/**
 * Runs a command; an error ends the process with its message alone, because
 * the reader needs the cure and not our stack.
 */
export async function runCommand(job: () => unknown): Promise<void> {
  try {
    await job()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
