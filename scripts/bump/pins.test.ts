/** @jest-environment node */
import { readLock } from '../samples/rust/lock'
import { readArguments } from './bump'
import { chosenVersions, newMajors } from './cargo'
import { frozen, isSelected } from './frozen'
import { assertPinned } from './pinned'
import { forms, readPins, withPins } from './pins'

describe('pins', () => {
  it.each([
    [
      'npm',
      '    "@solana/kit": "8.4.0",\n    "engine": ">=20",',
      '@solana/kit',
    ],
    ['cargo', 'borsh = "=1.8.1"\nother = "1.2"', 'borsh'],
    [
      'cargo',
      'solana-rpc = { version = "=4.2.2", features = [] }',
      'solana-rpc',
    ],
    ['python', '# why\nsolders==0.29.0', 'solders'],
  ] as const)('of %s are found and moved: %s', (kind, text, name) => {
    expect([...readPins(text, forms[kind]).keys()]).toEqual([name])
    const moved = withPins(text, forms[kind], new Map([[name, '9.9.9']]))
    expect(readPins(moved, forms[kind]).get(name)).toBe('9.9.9')
    const [version = ''] = readPins(text, forms[kind]).values()
    expect(moved).toBe(text.replace(version, '9.9.9'))
  })

  it('that are frozen are pinned somewhere', () => {
    expect(() => assertPinned(Object.keys(frozen))).not.toThrow()
  })

  it('that are frozen move only when they are named', () => {
    const options = { major: false, dryRun: false, names: [] }
    expect(isSelected('solana-sysvar', options)).toBe(false)
    expect(isSelected('borsh', options)).toBe(true)
    const named = { ...options, names: ['solana-sysvar'] }
    expect(isSelected('solana-sysvar', named)).toBe(true)
    expect(isSelected('borsh', named)).toBe(false)
  })
})

describe('cargo', () => {
  const lock = readLock(
    ['1.8.1', '1.10.0', '2.0.0', '0.10.3']
      .map((v) => `[[package]]\nname = "borsh"\nversion = "${v}"\n`)
      .join('\n'),
  )

  it.each([
    ['1.8.0', '1.10.0'],
    ['2.0.0', '2.0.0'],
    ['0.10.1', '0.10.3'],
    ['0.9.1', '0.9.1'],
  ])('stays compatible: %s may become %s', (from, to) =>
    expect(chosenVersions(new Map([['borsh', from]]), lock).get('borsh')).toBe(
      to,
    ),
  )

  it('says which majors there are', () => {
    const said =
      '    Updating borsh v1.8.0 -> v1.8.1 (available: v2.0.0)\n   Unchanged clap v2.34.0 (available: v4.6.7)\n   Unchanged other v1.0.0 (available: v2.0.0)'
    const pins = new Map([
      ['borsh', '1.8.0'],
      ['clap', '2.34.0'],
    ])
    expect(newMajors(said, pins)).toEqual([
      { name: 'borsh', reason: '1.8.1 → 2.0.0 is a new major' },
      { name: 'clap', reason: '2.34.0 → 4.6.7 is a new major' },
    ])
  })
})

describe('readArguments', () => {
  it('tells packages from the flag', () =>
    expect(readArguments(['--major', '@solana/kit'])).toEqual({
      major: true,
      dryRun: false,
      names: ['@solana/kit'],
    }))

  it('does not guess', () =>
    expect(() => readArguments(['--all'])).toThrow(
      'does not know "--all"; it is one of: --major, --dry-run',
    ))
})
