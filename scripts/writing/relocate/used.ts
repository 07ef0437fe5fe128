import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { textFiles } from './text-files'

/** What pages name besides their own samples: on-chain programs and facts. */
const programs = /(?:file|sample)="(programs\/[\w-]+)/g
const facts = /<Fact id="([\w.-]+)"/g

/** The on-chain programs and facts that only a removed page named, as points to decide. */
export function onlyOn(source: string, root: string): readonly string[] {
  const others = textFiles(root)
    .filter((file) => /\.(mdx|tsx?|rs|py)$/.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n')
  return [
    ...named(source, programs)
      .filter((name) => !others.includes(`"${name}/`))
      .map(
        (name) =>
          `samples/${name} is no longer shown on any page; remove it, or show it elsewhere`,
      ),
    ...named(source, facts)
      .filter((id) => !others.includes(`"${id}"`))
      .map((id) => `content/facts.json: no page uses "${id}" now; remove it`),
  ]
}

const named = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map(([, name = '']) => name)),
]
