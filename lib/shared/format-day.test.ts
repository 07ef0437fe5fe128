import { formatDay } from './format-day'

test('a day is written in the page’s language, whatever the clock', () => {
  expect(formatDay('2026-11-30T23:30:00Z', 'de-DE', 'UTC')).toBe(
    '30. November 2026',
  )
  expect(formatDay('1970-01-01T00:00:00Z', 'th-TH', 'UTC')).toContain('1970')
  expect(formatDay('never', 'en-US')).toBe('never')
})
