import { runCommand } from './process/command'
import { serve } from './serve/serve'

/** Serves `out/` as it is: `serve [port]`. */
await runCommand(() => serve(Number(process.argv[2] ?? 3000)))
