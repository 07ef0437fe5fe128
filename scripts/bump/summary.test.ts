/** @jest-environment node */
import type { RecordEntry } from '@/lib/site/code/record'
import type { Verdict } from '../samples/verdict'
import { summaryOf } from './summary'

const entry = (output: string, date = '2026-11-21'): RecordEntry => ({
  level: 'executed',
  date,
  versions: { '@solana/kit': '8.4.0' },
  fingerprint: '',
  output,
})
const nothing = { bumps: [], skipped: [], verdicts: [], before: {}, after: {} }

describe('the summary', () => {
  it('says when there is nothing to take', () =>
    expect(summaryOf(nothing)).toBe('No newer version to take.\n'))

  it('lists what was bumped, and why the rest was not', () => {
    const text = summaryOf({
      ...nothing,
      bumps: [
        {
          name: 'borsh',
          file: 'samples/Cargo.toml',
          from: '1.8.0',
          to: '1.8.1',
        },
      ],
      skipped: [{ name: 'clap', reason: 'a new\n  major' }],
    })
    expect(text).toContain('| `borsh` | 1.8.0 | 1.8.1 | samples/Cargo.toml |')
    expect(text).toContain('- `clap`: a new major')
  })

  it('shows what a sample printed and prints now, and no others', () => {
    const text = summaryOf({
      ...nothing,
      before: { 'a/b/x.ts': entry('Fee: 5000\nDone'), 'a/b/y.ts': entry('ok') },
      after: {
        'a/b/x.ts': entry('Fee: 10000\nDone'),
        'a/b/y.ts': entry('ok', '2026-11-28'),
      },
    })
    expect(text).toContain(
      '### samples/a/b/x.ts\n\n```diff\n- Fee: 5000\n+ Fee: 10000\n```',
    )
    expect(text).not.toContain('y.ts')
  })

  it('shows why a sample fails, in a fence that its text does not close', () => {
    const verdicts: Verdict[] = [
      {
        kind: 'failed',
        file: 'a/b/x.ts',
        problem: 'It said\n```',
        cure: 'Repair.',
      },
    ]
    const text = summaryOf({ ...nothing, verdicts })
    expect(text).toContain('samples: 1 failed.')
    expect(text).toContain('````text\nIt said\n```\n````\n\nRepair.')
  })

  it('says each cause once, with all that it holds for', () => {
    const failed = (file: string): Verdict => ({
      kind: 'failed',
      file,
      problem: `${file}:3:1 error: rustc 1.98 is needed`,
      cure: 'Repair.',
    })
    const text = summaryOf({
      ...nothing,
      skipped: [
        { name: 'one', reason: 'needs rustc 1.98' },
        { name: 'two', reason: 'needs rustc 1.98' },
        // Pinned in two files.
        { name: 'one', reason: 'needs rustc 1.98' },
      ],
      verdicts: [failed('a/b/x.rs'), failed('a/b/y.rs')],
    })
    expect(text).toContain('- `one`, `two`: needs rustc 1.98')
    expect(text.match(/is needed/g)).toHaveLength(1)
    expect(text).toContain('The same in 1 more: `samples/a/b/y.rs`')
  })

  it("fits into a change's description", () => {
    const before = { 'a/b/x.ts': entry('a\n'.repeat(300) + 'x'.repeat(70_000)) }
    const after = { 'a/b/x.ts': entry('b\n'.repeat(300)) }
    const text = summaryOf({ ...nothing, before, after })
    expect(text.length).toBeLessThan(60_200)
    expect(text).toContain('The rest was cut')
  })
})
