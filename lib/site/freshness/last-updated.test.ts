/** @jest-environment node */
import { parseLog, withoutDates } from './last-updated'

test('takes the newest commit of each file', () => {
  const log = [
    '',
    '2026-02-02T00:00:00Z\n\na.mdx\nb.mdx\n',
    '2026-01-01T00:00:00Z\n\nb.mdx\nc.mdx\n',
  ].join('\0')
  expect([...parseLog(log)]).toEqual([
    ['a.mdx', '2026-02-02T00:00:00Z'],
    ['b.mdx', '2026-02-02T00:00:00Z'],
    ['c.mdx', '2026-01-01T00:00:00Z'],
  ])
})

test.each([
  ['this is a shallow clone', 'git fetch --unshallow'],
  [
    "Command failed: git log\nfatal: detected dubious ownership in repository at '/x'",
    'safe.directory',
  ],
  ['spawnSync git ENOENT', 'git clone'],
])('pages without dates: %s', (reason, cure) =>
  expect(withoutDates(reason)).toContain(cure),
)
