/** @jest-environment node */
import { byFamily, withFamilies } from './families'

test('a package that is named brings its family, and no other', () => {
  const pinned = ['next', '@next/mdx', 'next-intl', 'react', 'react-dom']
  expect(withFamilies(['next'], pinned)).toEqual(['next', '@next/mdx'])
  expect(withFamilies(['react-dom'], pinned)).toEqual(['react-dom', 'react'])
  expect(withFamilies([], pinned)).toEqual([])
  const codama = ['codama', '@codama/renderers-core']
  expect(withFamilies(['codama'], codama)).toEqual(codama)
  const kit = ['@solana/kit', '@solana/sysvars']
  expect(withFamilies(['@solana/kit'], [...kit, '@solana/web3.js'])).toEqual(
    kit,
  )
})

test('a family is tried as one', () => {
  const names = ['@docsearch/css', 'zod', '@docsearch/react']
  const groups = byFamily(names.map((name) => ({ name })))
  expect(groups.map((group) => group.map(({ name }) => name))).toEqual([
    ['@docsearch/css', '@docsearch/react'],
    ['zod'],
  ])
})
