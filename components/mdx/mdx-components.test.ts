/** @jest-environment node */
import type { JSXElementConstructor } from 'react'
import type { components } from '@/lib/rules/components'

type Listed = typeof components
type Rendered = Omit<MDXProvidedComponents, 'CodeBlock' | Lowercase<string>>
type SetByCompiler = 'again' | 'repeated'
type PropertiesOf<Component> =
  Component extends JSXElementConstructor<infer P>
    ? Exclude<keyof P, 'children' | 'page' | SetByCompiler>
    : never
type Same<A, B> = [A, B] extends [B, A] ? true : false

/** Components that are in only one of the two lists, or differ in their props. */
type Differing = {
  [Name in keyof (Listed & Rendered)]: Name extends keyof Listed &
    keyof Rendered
    ? Same<Listed[Name][number], PropertiesOf<Rendered[Name]>> extends true
      ? never
      : Name
    : Name
}[keyof (Listed & Rendered)]

test('authors may use the components that the site renders, with their props', () => {
  // The compiler checks this: its error names each component that differs. The lists are those
  // of mdx-components.tsx and lib/rules/components.ts.
  const differing: [Differing] extends [never] ? 'none' : Differing = 'none'
  expect(differing).toBe('none')
})
