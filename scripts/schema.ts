import { writeFileSync } from 'node:fs'
import {
  frontmatterJsonSchema,
  frontmatterSchemaFile,
} from '@/lib/site/content/frontmatter'
import { assertNoArguments } from './process/arguments'
import { runCommand } from './process/command'

/** Writes the JSON schema of front matter, which editors read. */
await runCommand(() => {
  assertNoArguments('npm run schema   writes content/frontmatter.schema.json')
  const json = JSON.stringify(frontmatterJsonSchema(), null, 2)
  writeFileSync(frontmatterSchemaFile, `${json}\n`)
})
