import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { samplesFolder } from '@/lib/site/code/samples'
import { textFiles } from './text-files'

/** What pages name besides their own samples: on-chain programs and facts. */
const programs = /(?:file|sample)="(programs\/[\w-]+)/g
const facts = /<Fact id="([\w.-]+)"/g

/** The folders of on-chain programs, and the ids of facts, that only a removed page named. */
export function onlyOn(source: string, root: string) {
  const others = textFiles(root)
    .filter((file) => /\.(mdx|tsx?|rs|py)$/.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n')
  return {
    programs: named(source, programs)
      .filter((name) => !others.includes(`"${name}/`))
      .map((name) => `${samplesFolder}/${name}`),
    facts: named(source, facts).filter((id) => !others.includes(`"${id}"`)),
  }
}

const named = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map(([, name = '']) => name)),
]
