/** @jest-environment node */
import { wantedOf } from './npm'

// The tool itself is only asked for versions, and is no module that Jest reads.
jest.mock('npm-check-updates', () => ({ run: jest.fn() }))

const pins = new Map([
  ['current', '1.0.0'],
  ['minor', '1.0.0'],
  ['major', '1.0.0'],
  ['needs-node', '1.0.0'],
])
const newest = { minor: '1.2.0', major: '2.0.0', 'needs-node': '1.3.0' }
const compatible = { minor: '1.2.0', 'needs-node': '1.3.0' }

test('takes what the oldest Node runs, and says why it leaves the rest', () => {
  const runnable = { minor: '1.2.0', 'needs-node': '1.1.0' }
  const found = { newest, compatible, runnable, major: false }
  expect(wantedOf(pins, found)).toEqual({
    taken: [
      { name: 'minor', from: '1.0.0', to: '1.2.0' },
      { name: 'needs-node', from: '1.0.0', to: '1.1.0' },
    ],
    skipped: [
      { name: 'major', reason: '1.0.0 → 2.0.0 is a new major' },
      {
        name: 'needs-node',
        reason: expect.stringContaining('1.1.0 → 1.3.0 needs a newer Node'),
      },
    ],
  })
})

test('takes majors that are wanted, as far as the oldest Node runs them', () => {
  const runnable = { minor: '1.2.0' }
  const { taken, skipped } = wantedOf(pins, {
    newest,
    compatible,
    runnable,
    major: true,
  })
  expect(taken).toEqual([{ name: 'minor', from: '1.0.0', to: '1.2.0' }])
  expect(skipped.map(({ name }) => name)).toEqual(['major', 'needs-node'])
})
