/** @jest-environment node */
import { readFileSync } from 'node:fs'
import type { JSXElementConstructor } from 'react'
import {
  componentNames,
  type components,
} from '@/lib/site/rules/markup/components'

test('the components that authors may use are those that the site renders and the guide names', () => {
  const source = readFileSync('components/mdx/mdx-components.tsx', 'utf8')
  const guide = readFileSync('docs/writing-a-page.md', 'utf8')
  const rendered = [...source.matchAll(/^ {4}([A-Z]\w+)\b/gm)].map(
    ([, name]) => name,
  )
  const ours = rendered.filter((name) => name !== 'CodeBlock')
  expect(ours.toSorted()).toEqual([...componentNames].sort())
  for (const name of componentNames) expect(guide).toContain(`<${name}`)
})

type Listed = typeof components
type Rendered = MDXProvidedComponents
type PropertiesOf<Component> =
  Component extends JSXElementConstructor<infer P>
    ? Exclude<keyof P, 'children' | 'page' | SetByCompiler>
    : never
type SetByCompiler = 'again' | 'repeated'
type Same<A, B> = [A, B] extends [B, A] ? true : false

/** Components whose props differ from lib/site/rules/markup/components.ts. */
type Differing = {
  [Name in keyof Listed]: Same<
    Listed[Name][number],
    PropertiesOf<Rendered[Name]>
  > extends true
    ? never
    : Name
}[keyof Listed]

test('the properties that authors may write are those that the components take', () => {
  // The compiler checks it: its error names each component that differs.
  const differing: [Differing] extends [never] ? 'none' : Differing = 'none'
  expect(differing).toBe('none')
})
