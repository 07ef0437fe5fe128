import type { Locale } from '@/site.config'
import type { DiagramName, Words } from './words'

/** What a diagram is drawn from. Its words are exactly those of its name. */
export interface DrawingProps<Name extends DiagramName> {
  readonly words: Words<Name>
  /** BCP 47 tag of the words: decides the format of numbers. */
  readonly lang: string
  readonly locale: Locale
}

/** The kind of thing that a part represents: decides its colors. */
export type Kind = 'account' | 'program' | 'key' | 'data' | 'warn' | 'plain'
