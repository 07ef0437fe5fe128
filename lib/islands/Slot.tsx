'use client'

import {
  type ComponentProps,
  createContext,
  type ReactNode,
  useCallback,
  useContext,
} from 'react'

/** The nodes of each slot as the document has them. Undefined where Next hydrates. */
export const SavedSlots = createContext<
  ReadonlyMap<string, readonly Node[]> | undefined
>(undefined)

// One object for all: React sets innerHTML again whenever it gets another one.
const nothing = { __html: '' }

interface Props extends ComponentProps<'div'> {
  /** Unique in its island. */
  readonly name: string
  /** `span` inside a paragraph. */
  readonly as?: 'div' | 'span'
  readonly children?: ReactNode
}

/**
 * An element whose content was made at build. In the export the content is in the document alone,
 * and React does not touch it. When React recreates the element, its nodes move there.
 */
export function Slot({ name, as, children, ...props }: Props) {
  // Both take the same properties.
  const Element = (as ?? 'div') as 'div'
  const saved = useContext(SavedSlots)
  const putBack = useCallback(
    (element: HTMLElement | null) => {
      if (element && !element.hasChildNodes())
        element.append(...(saved?.get(name) ?? []))
    },
    [saved, name],
  )
  if (!saved)
    return (
      <Element {...props} data-slot={name}>
        {children}
      </Element>
    )
  return (
    <Element
      {...props}
      data-slot={name}
      ref={putBack}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; the content is in the document
      dangerouslySetInnerHTML={nothing}
    />
  )
}
