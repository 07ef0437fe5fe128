import { onlyModules } from './unit-tests'

test.each([
  ['nothing', []],
  ['a component', ['components/shell/Header.tsx']],
  [
    'a function and its test',
    ['lib/shared/href.ts', 'lib/shared/href.test.ts'],
  ],
  ['a plugin', ['lib/site/mdx/options.mjs']],
])('after a change of %s its tests are enough', (_, changed) =>
  expect(onlyModules(changed)).toBe(true),
)

test.each([
  ['an article', ['content/en/index.mdx']],
  ['an article and a function', ['lib/shared/href.ts', 'content/en/index.mdx']],
  ['data', ['content/published.txt']],
  ['a text of the interface', ['messages/de.json']],
  ['a program', ['samples/guides/retries/main.ts']],
  ['settings of the tools', ['jest.config.mjs']],
  ['packages', ['package-lock.json']],
  ['nobody knows what', undefined],
])('after a change of %s all tests run', (_, changed) =>
  expect(onlyModules(changed)).toBe(false),
)
