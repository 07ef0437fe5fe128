import assert from 'node:assert/strict'
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { applyDiff, crateOf, patchSection, unregister } from '../build/crates'

describe('crateOf', () => {
  for (const [diff, name, version] of [
    ['solana-sbpf-0.23.0.diff', 'solana-sbpf', '0.23.0'],
    [
      'solana-bls12-381-syscall-0.1.1.diff',
      'solana-bls12-381-syscall',
      '0.1.1',
    ],
  ] as const)
    it(`${diff} changes ${name} ${version}`, () =>
      assert.deepEqual(crateOf(diff), { name, version }))

  it('refuses a diff without a version', () =>
    assert.throws(() => crateOf('litesvm.diff'), /name it after its crate/))
})

const crate = { name: 'litesvm', version: '0.17.0' }

it('replaces crates of the registry by patched ones', () =>
  assert.equal(
    patchSection([crate]),
    '\n[patch.crates-io]\nlitesvm = { path = "litesvm" }\n',
  ))

describe('unregister', () => {
  const head = '[[package]]\nname = "litesvm"\nversion = "0.17.0"\n'
  const rest = 'dependencies = [\n "log",\n]\n'

  it('removes registry and checksum', () =>
    assert.equal(
      unregister(`${head}source = "registry+x"\nchecksum = "y"\n${rest}`, [
        crate,
      ]),
      head + rest,
    ))

  it('requires another diff for another version', () =>
    assert.throws(
      () => unregister(head.replace('17', '18') + rest, [crate]),
      /Cargo\.lock has no litesvm 0\.17\.0/,
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
    root = mkdtempSync(join(tmpdir(), 'crate-'))
    mkdirSync(join(root, 'src'))
  })
  afterEach(() => rmSync(root, { recursive: true }))
  const read = (name: string) => readFileSync(join(root, 'src', name), 'utf8')

  it('changes a file and adds one', () => {
    writeFileSync(join(root, 'src/lib.rs'), 'one\ntwo\n')
    applyDiff(diff, root)
    assert.equal(read('lib.rs'), 'one\nthree\n')
    assert.equal(read('new.rs'), 'four\n')
  })

  it('names a file with unexpected content', () => {
    writeFileSync(join(root, 'src/lib.rs'), 'one\nfive\n')
    assert.throws(() => applyDiff(diff, root), /src\/lib\.rs is not as/)
  })
})
