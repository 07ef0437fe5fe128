import { codeOf, messageOf } from './faults'

/** Runs a command. An error prints its message alone: readers need the cure, and no stack. */
export async function runCommand(job: () => unknown): Promise<void> {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', ignoreClosedPipe)
  try {
    await job()
  } catch (error) {
    console.error(messageOf(error))
    process.exitCode = 1
  }
}

/** Lets a command go on whose reader has enough, such as `head`: its exit code still says how it ended. */
function ignoreClosedPipe(error: Error): void {
  if (codeOf(error) !== 'EPIPE') throw error
}
