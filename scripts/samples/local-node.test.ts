/** @jest-environment node */
import { portMessages } from './local-node'

test.each([
  ['waiting', 'Waiting up to 3 minutes for ports 8899 and 8900: '],
  ['gaveUp', 'Port 8899 or 8900 is still taken after 3 minutes: stop '],
] as const)('%s: the limit, and how to find the process', (key, start) => {
  expect(portMessages[key].startsWith(start)).toBe(true)
  expect(portMessages[key]).toMatch(
    /`(lsof -i :8899 -i :8900|netstat -ano)` shows which process that is\.$/,
  )
})
