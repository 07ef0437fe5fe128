/** @jest-environment node */
import { exportProblems } from './export-problems'
import { documentOf, siteOf } from './test-site'
import { islandBudget } from './weight/budgets'

test('each check of an export is asked', () => {
  const problems = exportProblems(
    siteOf({
      'index.html': documentOf('/', '<a href="/gone.html">gone</a>'),
      'lonely.html': documentOf('/lonely.html'),
    }),
    {
      extras: undefined,
      published: ['/old.html'],
      weighings: [],
      later: {
        islands: [
          {
            file: 'assets/1a/zoom.js',
            bytes: islandBudget * 1000 + 1,
            islands: [],
          },
        ],
        editor: [],
      },
      lists: [],
      run: undefined,
    },
  )
  for (const [check, part] of Object.entries({
    links: '"/gone.html" has no target in the export',
    policy: 'index.html: has 0 policies instead of one',
    reachable: '/lonely.html: no links from the home page reach it',
    twins: 'lonely.html: has no Markdown twin',
    published: '/old.html: was published, and is gone',
    weight: 'assets/: the islands weigh',
    offline: 'offline/: there is no list',
    run: 'there is no list; scripts/export/run/ writes it',
  }))
    expect([check, problems.join('\n')]).toEqual([
      check,
      expect.stringContaining(part),
    ])
})
