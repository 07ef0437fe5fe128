/** @jest-environment node */
jest.mock('node:child_process', () => ({
  execFileSync: () => {
    throw new Error('spawnSync git ENOENT')
  },
}))

import { lastUpdated, parseLog } from './last-updated'

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

test('a page has no date where git is not installed, and the build says so', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
  expect(lastUpdated('content/en/index.mdx')).toBeUndefined()
  expect(lastUpdated('content/en/index.mdx')).toBeUndefined()
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(/no "last updated" date.*ENOENT/s)],
  ])
  warn.mockRestore()
})
