import { runCommand } from './process/command'
import { serve } from './serve/serve'

/** Serves `out/` as it is: `serve [port]`. */
await runCommand(() => serve(portOf(process.argv[2] ?? '3000')))

function portOf(argument: string): number {
  const port = Number(argument)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new Error(
    `"${argument}" is not a port; write a number from 1 to 65535, or none for 3000.`,
  )
}
