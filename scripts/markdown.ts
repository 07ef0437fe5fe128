import { openFolder } from './export/files/folder'
import { unfinished } from './export/files/made'
import { writeMarkdown } from './export/markdown/write'
import { runCommand } from './process/command'

/** Writes the Markdown copies of all pages, from the finished articles. */
await runCommand(() => writeMarkdown(openFolder(unfinished.site)))
