import { readPort } from './process/arguments'
import { runCommand } from './process/command'
import { serve } from './serve/serve'

/** Serves `out/` as it is: `serve [port]`. */
await runCommand(() => serve(readPort(process.argv[2] ?? '3000')))
