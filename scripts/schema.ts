import { writeFileSync } from 'node:fs'
import {
  frontmatterJsonSchema,
  frontmatterSchemaFile,
} from '@/lib/content/frontmatter'
import { runCommand } from './process/command'

/** Writes the JSON schema of front matter, which editors read. */
await runCommand(() => {
  const json = JSON.stringify(frontmatterJsonSchema(), null, 2)
  writeFileSync(frontmatterSchemaFile, `${json}\n`)
})
