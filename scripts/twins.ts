import { openFolder } from './export/files/folder'
import { writeTwins } from './export/twins/write'
import { runCommand } from './process/command'

/** Writes the Markdown twins of all pages of `out/`. They are made of the articles, which the rest of the export leaves as they are. */
await runCommand(() => writeTwins(openFolder('out')))
