/** Runs a command. An error prints its message alone: readers need the cure, and no stack. */
export async function runCommand(job: () => unknown): Promise<void> {
  try {
    await job()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
