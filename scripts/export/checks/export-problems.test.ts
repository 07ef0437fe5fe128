/** @jest-environment node */
import { randomBytes } from 'node:crypto'
import { limits } from '../weight/page-load'
import { exportProblems } from './export-problems'
import { documentOf, siteOf } from './test-site'

test('each check of an export is asked', () => {
  const problems = exportProblems(
    siteOf({
      'index.html': documentOf('/', '<a href="/gone.html">gone</a>'),
      'lonely.html': documentOf(
        '/lonely.html',
        '<script src="/a.js"></script>',
      ),
      'a.js': randomBytes(limits.scripts).toString('base64'),
    }),
    {
      extras: undefined,
      published: ['/old.html'],
      today: [],
      lists: [],
    },
  )
  for (const [check, part] of Object.entries({
    links: '"/gone.html" has no target in the export',
    policy: 'index.html: has 0 policies instead of one',
    reachable: '/lonely.html: no links from the home page reach it',
    twins: 'lonely.html: has no Markdown twin',
    published: '/old.html was published, and is gone',
    'page load': 'lonely.html: its scripts (a.js) weigh ',
    offline: 'offline/: there is no list',
    run: 'there is no list; scripts/export/run/ writes it',
  }))
    expect([check, problems.join('\n')]).toEqual([
      check,
      expect.stringContaining(part),
    ])
})
