/** @jest-environment node */
import { readLock } from '../samples/rust/lock'
import { readArguments } from './bump'
import { chosenVersions, leftVersions } from './cargo'
import { frozen, frozenAmongNamed, isSelected } from './frozen'
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

  it('that are frozen, named and not moved say why', () => {
    const named = { names: ['litesvm', 'borsh'] }
    const bump = { name: 'litesvm', file: 'a', from: '1.0.0', to: '1.1.0' }
    expect(frozenAmongNamed(named, [])).toEqual([
      {
        name: 'litesvm',
        reason: expect.stringContaining(
          `on purpose (scripts/bump/frozen.ts): ${frozen.litesvm}`,
        ),
      },
    ])
    expect(frozenAmongNamed(named, [bump])).toEqual([])
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

  it('says which newer versions there are, and why they were not taken', () => {
    const said = [
      '    Updating borsh v1.8.0 -> v1.8.1 (available: v2.0.0)',
      '   Unchanged clap v2.34.0 (available: v4.6.7)',
      '   Unchanged other v1.0.0 (available: v2.0.0)',
      '   Unchanged solana-account v4.3.2 (available: v4.7.0)',
      '   Unchanged solana-cli v4.2.2 (available: v4.4.0, requires Rust 1.98.1)',
    ].join('\n')
    const pins = new Map([
      ['borsh', '1.8.0'],
      ['clap', '2.34.0'],
      ['solana-account', '4.3.2'],
      ['solana-cli', '4.2.2'],
    ])
    expect(leftVersions(said, pins)).toEqual([
      { name: 'borsh', reason: '1.8.1 → 2.0.0 is a new major' },
      { name: 'clap', reason: '2.34.0 → 4.6.7 is a new major' },
      {
        name: 'solana-account',
        reason: expect.stringMatching(
          /^4\.3\.2 → 4\.7\.0 is held back by another crate; .*cargo tree --invert solana-account/,
        ),
      },
      {
        name: 'solana-cli',
        reason: expect.stringContaining('needs rustc 1.98.1'),
      },
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
