import { codeOf, messageOf } from './faults'

/** Runs a command. Of an error only the message is printed: readers need the cure, not a stack. */
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

/** Lets a command finish, with its exit code, after its output was closed, as by `head`. */
function ignoreClosedPipe(error: Error): void {
  if (codeOf(error) !== 'EPIPE') throw error
}
