import { writeFileSync } from 'node:fs'
import {
  frontmatterJsonSchema,
  frontmatterSchemaFile,
} from '@/lib/content/frontmatter'
import { runCommand } from './process/command'

/** Writes the schema of front matter for editors. */
await runCommand(() => {
  const json = JSON.stringify(frontmatterJsonSchema(), null, 2)
  writeFileSync(frontmatterSchemaFile, `${json}\n`)
})
