/** @jest-environment node */
import { declaredRust, needNewerRust } from './rust-version'

const json = JSON.stringify({
  packages: [
    { name: 'solana-clock', version: '4.4.0', rust_version: '1.98.1' },
    { name: 'borsh', version: '1.8.1', rust_version: '1.77.0' },
    { name: 'clap', version: '4.6.7', rust_version: null },
    { name: 'other', version: '1.0.0', rust_version: '1.99' },
  ],
})
const chosen = new Map([
  ['solana-clock', '4.4.0'],
  ['borsh', '1.8.1'],
  ['clap', '4.6.7'],
])

test('crates that need a newer compiler than the workspace declares are named', () => {
  expect(declaredRust('[workspace.package]\nrust-version = "1.95"\n')).toBe(
    '1.95',
  )
  expect([...needNewerRust(json, chosen, '1.95')]).toEqual([
    ['solana-clock', '1.98.1'],
  ])
  expect(needNewerRust(json, chosen, '1.98.1').size).toBe(0)
  expect(needNewerRust(json, chosen, undefined).size).toBe(0)
})
