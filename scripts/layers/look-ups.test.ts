/** @jest-environment node */
import { importsOf, importsOfProject } from './imports'
import { checkLookUps } from './look-ups'

const problemsOf = (file: string, source: string) =>
  checkLookUps(importsOf(file, source))

test('components look up no page', () => {
  const problems = checkLookUps(importsOfProject())
  if (problems.length > 0) throw new Error(problems.join('\n'))
})

test('a look-up is named with its cure', () => {
  expect(
    problemsOf(
      'components/shell/Footer.tsx',
      "import { sidebarOf } from '@/lib/site/navigation/sidebar'",
    ),
  ).toEqual([
    'components/shell/Footer.tsx imports @/lib/site/navigation/sidebar: components get what they show, and do not look up pages.\n  Cure: Add what it shows to lib/site/page-view.ts, and have the caller pass it in as a property.',
  ])
})

test.each([
  ['by a relative path', 'import "../../lib/site/content/load"'],
  ['of freshness', "import { freshnessOf } from '@/lib/site/freshness/status'"],
  ['of generated pages', "import { x } from '@/lib/site/generated/pages'"],
  [
    'of a type',
    "import type { PageLink } from '@/lib/site/navigation/sidebar'",
  ],
])('finds a look-up %s', (_, source) =>
  expect(problemsOf('components/article/A.tsx', source)).toHaveLength(1),
)

test.each([
  ['the view', 'article/A.tsx', "import { a } from '@/lib/site/page-view'"],
  [
    'the record',
    'shell/A.tsx',
    "import type { Page } from '@/lib/site/content/page'",
  ],
  ['a link in an article', 'mdx/A.tsx', "import '@/lib/site/links/exists'"],
  ['a generated page', 'generated/A.tsx', "import '@/lib/site/content/load'"],
  ['a test', 'article/A.test.tsx', "import '@/lib/site/content/load'"],
])('lets pass %s', (_, file, source) =>
  expect(problemsOf(`components/${file}`, source)).toEqual([]),
)
