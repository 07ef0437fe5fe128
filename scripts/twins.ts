import { openFolder } from './export/files/folder'
import { writeTwins } from './export/twins/write'
import { runCommand } from './process/command'

/** Writes the Markdown copies of all pages of `out/`. They come from the finished articles. */
await runCommand(() => writeTwins(openFolder('out')))
