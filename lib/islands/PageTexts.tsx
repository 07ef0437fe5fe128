'use client'

import { type ComponentProps, createContext, useContext } from 'react'
import type { CodeTexts } from '@/components/code-group/code-texts'
import type { SearchTexts } from '@/components/search-box/search-texts'

/** The texts of client components that a page has many of. They are sent once a page. */
export interface Texts {
  readonly code: CodeTexts
  readonly search: SearchTexts
}

export const TextsContext = createContext<Texts | undefined>(undefined)

/** The texts of the page. Throws without a `PageTexts` around the component. */
export function usePageTexts(): Texts {
  const texts = useContext(TextsContext)
  if (texts) return texts
  throw new Error('usePageTexts needs a <PageTexts> around the component')
}

interface Props extends ComponentProps<'div'> {
  readonly texts: Texts
}

/** The element of a page, with the texts of the client components inside. */
export function PageTexts({ texts, ...props }: Props) {
  return (
    <TextsContext value={texts}>
      <div {...props} data-page-texts={JSON.stringify(texts)} />
    </TextsContext>
  )
}
