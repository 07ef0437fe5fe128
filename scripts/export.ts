import { exportSite } from './export/export-site'
import { runCommand } from './process/command'

/** Turns the files of `next build` into the finished site in `out/`. */
await runCommand(exportSite)
