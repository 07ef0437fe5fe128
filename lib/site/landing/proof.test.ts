/** @jest-environment node */
import type { Level, RecordEntry } from '@/lib/site/code/record'
import { proofOf } from './proof'

const entry = (
  level: Level,
  date: string,
  versions: Record<string, string> = {},
): RecordEntry => ({ level, date, versions, fingerprint: '', output: '' })

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
    programs: 6,
    run: 4,
    lastRun: '2026-01-04',
    versions: ['kit 8.0.0', 'solana 4.0.0', 'old 1.0'],
  })
})

test('nothing was run before the first run', () => {
  expect(proofOf({})).toEqual({
    programs: 0,
    run: 0,
    lastRun: '',
    versions: [],
  })
})
