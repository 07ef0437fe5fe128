/** @jest-environment node */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { testFolder } from '@/lib/site/test-folder'
import { applyDiff, crateOf, patchSection, unregister } from './crates'

describe('crateOf', () => {
  it.each([
    ['solana-sbpf-0.23.0.diff', 'solana-sbpf', '0.23.0'],
    [
      'solana-bls12-381-syscall-0.1.1.diff',
      'solana-bls12-381-syscall',
      '0.1.1',
    ],
  ])('%s changes %s %s', (diff, name, version) =>
    expect(crateOf(diff)).toEqual({ name, version }),
  )

  it('refuses a diff without a version', () =>
    expect(() => crateOf('litesvm.diff')).toThrow('name it after its crate'))
})

const crate = { name: 'litesvm', version: '0.17.0' }

it('puts patched crates in the place of the registry', () =>
  expect(patchSection([crate])).toBe(
    '\n[patch.crates-io]\nlitesvm = { path = "litesvm" }\n',
  ))

describe('unregister', () => {
  const head = '[[package]]\nname = "litesvm"\nversion = "0.17.0"\n'
  const rest = 'dependencies = [\n "log",\n]\n'

  it('takes registry and checksum out', () =>
    expect(
      unregister(`${head}source = "registry+x"\nchecksum = "y"\n${rest}`, [
        crate,
      ]),
    ).toBe(head + rest))

  it('asks for another diff where the version has moved', () =>
    expect(() => unregister(head.replace('17', '18') + rest, [crate])).toThrow(
      'Cargo.lock has no litesvm 0.17.0',
    ))
})

describe('applyDiff', () => {
  const diff = `Why it has to be so

--- a/src/lib.rs
+++ b/src/lib.rs
@@ -1,2 +1,2 @@
 one
-two
+three
--- /dev/null
+++ b/src/new.rs
@@ -0,0 +1,1 @@
+four
`
  let root: string
  beforeEach(() => {
    root = testFolder()
    mkdirSync(join(root, 'src'))
  })
  const read = (name: string) => readFileSync(join(root, 'src', name), 'utf8')

  it('changes a file and adds one', () => {
    writeFileSync(join(root, 'src/lib.rs'), 'one\ntwo\n')
    applyDiff(diff, root)
    expect(read('lib.rs')).toBe('one\nthree\n')
    expect(read('new.rs')).toBe('four\n')
  })

  it('names the file that is not as it expects', () => {
    writeFileSync(join(root, 'src/lib.rs'), 'one\nfive\n')
    expect(() => applyDiff(diff, root)).toThrow('src/lib.rs is not as')
  })
})
