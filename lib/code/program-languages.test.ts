/** @jest-environment node */
import { parseMdx } from '@/lib/content/parse'
import { programLanguages } from './program-languages'

test.each([
  ['no program', 'Text.', []],
  [
    'both kinds of TypeScript are one language',
    '<Code file="core-concepts/accounts/read-account.ts" />\n\n<Code file="core-concepts/accounts/read-account.v1.ts" />',
    ['TypeScript'],
  ],
  [
    'each language once, in the order of tabs',
    '<Code file="a/b.sh" />\n\n<Code file="a/b.rs" />\n\n<Code file="a/c.rs" />',
    ['Rust', 'CLI'],
  ],
])('%s', (_, source, names) => {
  expect(programLanguages(parseMdx(source))).toEqual(names)
})
