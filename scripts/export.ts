import { exportSite } from './export/export-site'
import { runCommand } from './process/command'

/** Makes `out/` ready for its host, after `next build` wrote it. */
await runCommand(exportSite)
