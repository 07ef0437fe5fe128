import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { samplesFolder } from '@/lib/site/code/samples'
import { textFiles } from './text-files'

/** What pages name besides their own samples: on-chain programs and facts. */
const programs = /(?:file|sample)="(programs\/[\w-]+)/g
const facts = /<Fact id="([\w.-]+)"/g

/** What only a removed page named. */
interface OnlyOn {
  /** Folders of on-chain programs. */
  readonly programs: readonly string[]
  /** Ids of facts. */
  readonly facts: readonly string[]
  /** Code that names one of these facts, which is not there any more. */
  readonly code: readonly { readonly file: string; readonly id: string }[]
}

/** Finds what only a page named that was just removed, from its English source. */
export function onlyOn(source: string, root: string): OnlyOn {
  const texts = textFiles(root)
    .filter((file) => /\.(mdx|tsx?|rs|py)$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
  const isOnPage = (mark: string) =>
    texts.some(({ file, text }) => file.endsWith('.mdx') && text.includes(mark))
  const isInText = (mark: string) =>
    texts.some(({ text }) => text.includes(mark))
  const idle = named(source, facts).filter((id) => !isOnPage(`"${id}"`))
  return {
    programs: named(source, programs)
      .filter((name) => !isInText(`"${name}/`))
      .map((name) => `${samplesFolder}/${name}`),
    facts: idle,
    code: idle.flatMap((id) =>
      texts
        .filter(({ text }) => new RegExp(`['"]${id}['"]`).test(text))
        .map(({ file }) => ({ file, id })),
    ),
  }
}

const named = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map(([, name = '']) => name)),
]
