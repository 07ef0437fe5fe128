import type { Element } from 'hast'
import type { State } from 'hast-util-to-mdast'
import { toString as textIn } from 'hast-util-to-string'
import type { Code } from 'mdast'

declare module 'mdast' {
  interface CodeData {
    /** The lines that the page shows first, where it folds the others. */
    essential?: string
  }
}

/** A program or its output. Elements inside are folded lines (article.ts). */
export function listing(_: State, element: Element): Code {
  const { dataLang = 'text' } = element.properties
  const value = withoutEnd(textIn(element))
  const unfolded = element.children.filter(({ type }) => type === 'text')
  const essential = withoutEnd(unfolded.map(textIn).join(''))
  return {
    type: 'code',
    lang: String(dataLang),
    value,
    ...(essential !== value && { data: { essential } }),
  }
}

const withoutEnd = (code: string) => code.replace(/\n+$/, '')
