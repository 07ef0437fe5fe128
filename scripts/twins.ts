import { openFolder } from './export/files/folder'
import { inTheMaking } from './export/files/made'
import { writeTwins } from './export/twins/write'
import { runCommand } from './process/command'

/** Writes the Markdown copies of all pages. They come from the finished articles. */
await runCommand(() => writeTwins(openFolder(inTheMaking.site)))
