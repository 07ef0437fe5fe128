import { formatDay } from './format-day'

test.each([
  ['en-US', 'November 21, 2026'],
  ['zh-CN', '2026 年 11 月 21 日'],
  ['vi-VN', '21 tháng 11 năm 2026'],
  ['fr-FR', '21 novembre 2026'],
  ['ko-KR', '2026년 11월 21일'],
  ['th-TH', '21 พฤศจิกายน 2026'],
])('a day in %s is of the Gregorian calendar, without an era', (lang, day) => {
  expect(formatDay('2026-11-21', lang, 'UTC')).toBe(day)
})

test('a day is written in the page’s language, whatever the clock', () => {
  expect(formatDay('2026-11-30T23:30:00Z', 'de-DE', 'UTC')).toBe(
    '30. November 2026',
  )
  expect(formatDay('never', 'en-US')).toBe('never')
})
