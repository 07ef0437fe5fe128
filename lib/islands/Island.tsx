import { type ComponentType, createElement, type ReactNode } from 'react'
import type { IslandName, IslandProps } from './registry'

/** What a component places with `Slot`. It is not sent a second time as props. */
interface Slots {
  readonly children?: ReactNode
  readonly notice?: ReactNode
  readonly panels?: readonly (
    | ReactNode
    | { readonly program: ReactNode; readonly about: ReactNode }
  )[]
}

interface Props<Name extends IslandName> {
  /** Its name in registry.ts, by which the export finds its code. */
  readonly name: Name
  readonly component: ComponentType<IslandProps<Name>>
  /** Plain data: the export writes it into the document as JSON. */
  readonly props: Omit<IslandProps<Name>, keyof Slots>
  /** Markup made at build. */
  readonly slots?: Slots
}

/**
 * A client component on a page. Next hydrates it as any other. The export of `npm run build` has no
 * Next: hydrate.tsx hydrates this root alone, from the JSON in its element.
 */
export function Island<Name extends IslandName>({
  name,
  component,
  props,
  slots,
}: Props<Name>) {
  // A custom element is allowed everywhere: a div would end the paragraph around it.
  return createElement(
    'c-island',
    { 'data-island': name, 'data-props': JSON.stringify(props) },
    createElement(component as ComponentType<object>, { ...props, ...slots }),
  )
}
