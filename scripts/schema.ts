import { writeFileSync } from 'node:fs'
import {
  frontmatterJsonSchema,
  frontmatterSchemaFile,
} from '@/lib/site/content/frontmatter'
import { assertNoArguments } from './process/arguments'
import { runCommand } from './process/command'
import { formsOf } from './setup/commands.mjs'

/** Writes the JSON schema of front matter, which editors read. */
await runCommand(() => {
  assertNoArguments(formsOf('schema'))
  const json = JSON.stringify(frontmatterJsonSchema(), null, 2)
  writeFileSync(frontmatterSchemaFile, `${json}\n`)
})
