/** @jest-environment node */
import type { Level, RecordEntry } from '@/lib/site/code/record'
import { readRecord } from '@/lib/site/code/samples'
import { locales } from '@/site.config'
import { doorsOf } from './doors'
import { proofOf, recipesIn } from './proof'

const entry = (
  level: Level,
  date: string,
  versions: Record<string, string> = {},
): RecordEntry => ({ level, date, versions, output: '' })

const record = {
  'guides/fees/read-fee.ts': entry('executed', '2026-01-02', { kit: '8.0.0' }),
  'guides/fees/read-fee.v1.ts': entry('compiled', '2026-01-04', { old: '1.0' }),
  'guides/fees/read-fee.py': entry('tested', '2026-01-03'),
  'guides/fees/pay.ts': entry('executed', '2026-01-01', {
    kit: '8.0.0',
    memo: '2.0.0',
  }),
  'programs/shop/src/lib.rs': entry('executed-natively', '2026-01-01', {
    solana: '4.0.0',
  }),
  'getting-started/installation/install.sh': entry('parsed', '2025-12-01'),
}

test('a record is summed up', () => {
  expect(proofOf(record)).toEqual({
    recipes: 3,
    programs: 6,
    run: 4,
    lastRun: '2026-01-04',
    versions: ['kit 8.0.0', 'solana 4.0.0', 'old 1.0'],
  })
})

test('a recipe counts once, in however many languages of code', () => {
  expect([...recipesIn(record)]).toEqual([
    'guides/fees/read-fee',
    'guides/fees/pay',
    'getting-started/installation/install',
  ])
})

test('nothing was run before the first run', () => {
  expect(proofOf({})).toEqual({
    recipes: 0,
    programs: 0,
    run: 0,
    lastRun: '',
    versions: [],
  })
})

describe('the doors of a language', () => {
  test.each([
    ['en', 'getting-started core-concepts guides references integrations'],
    ['kr', 'getting-started core-concepts guides references'],
    ['zh', 'getting-started core-concepts'],
  ] as const)('%s has %s', (locale, sections) => {
    const found = doorsOf(locale).map(({ section }) => section)
    expect(found.join(' ')).toBe(sections)
  })

  test('lead to a first page, and count recipes', () => {
    for (const door of locales.flatMap(doorsOf)) {
      expect(door.href).toMatch(/\/$|\.html$/)
      expect(door.pages).toBeGreaterThan(0)
      expect(door.recipes).toBeGreaterThan(0)
    }
  })

  test('together count all recipes but that of the home page', () => {
    const { recipes } = proofOf(readRecord())
    const sum = doorsOf('en').reduce((all, door) => all + door.recipes, 0)
    expect(sum).toBe(recipes - 1)
  })
})
