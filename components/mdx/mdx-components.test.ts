/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { componentNames } from '@/lib/content/rules/components'

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
