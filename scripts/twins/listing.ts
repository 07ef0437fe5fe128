import type { Code } from 'mdast'
import { attributeOf, type Element, textOf } from './elements'

declare module 'mdast' {
  interface Data {
    /** What only the twin has, and not the file of all articles. */
    twinOnly?: boolean
  }
  interface CodeData {
    /** The lines that the page shows first, where it folds the others. */
    essential?: string
  }
}

/** A program as it is, or what one printed. */
export function listing(element: Element): Code[] {
  const value = programIn(element)
  const essential = programIn(element, 'rest')
  return [
    {
      type: 'code',
      lang: attributeOf(element, 'data-lang') ?? 'text',
      value,
      ...(essential !== value && { data: { essential } }),
    },
  ]
}

const programIn = (element: Element, without?: string) =>
  textOf(element, without).replace(/\n+$/, '')
