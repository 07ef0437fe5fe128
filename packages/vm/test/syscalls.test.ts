import assert from 'node:assert/strict'
import { test } from 'node:test'
import { link, memory, op } from './assemble'
import { runOnBoth } from './both-vms'

/** The offset of instruction data, in a program without accounts. */
const data = 16

/** Returns the first bytes of the heap, and the result of the last syscall. */
const returnHeap = (size: number) => [
  op.lddw(6, memory.heap),
  op.stxdw(6, size, 0),
  op.mov(1, 6),
  op.movImmediate(2, size + 8),
  op.syscall('sol_set_return_data'),
  op.movImmediate(0, 0),
  op.exit(),
]

/** Hashes the instruction data: one slice, whose address and length are on the heap. */
const hash = (name: 'sol_sha256' | 'sol_keccak256') =>
  link([
    op.addImmediate(1, data),
    op.lddw(6, memory.heap),
    op.stxdw(6, 64, 1),
    op.movImmediate(2, 32),
    op.stxdw(6, 72, 2),
    op.mov(1, 6),
    op.addImmediate(1, 64),
    op.movImmediate(2, 1),
    op.mov(3, 6),
    op.syscall(name),
    ...returnHeap(32),
  ])

for (const name of ['sol_sha256', 'sol_keccak256'] as const)
  test(`${name} gives equal results`, async () => {
    const { native, browser } = await runOnBoth(
      hash(name),
      Uint8Array.from({ length: 32 }, (_, place) => place),
    )
    assert.equal(native.failed, false, native.logs.join('\n'))
    assert.deepEqual(browser.lines, native.lines)
  })

test('sol_poseidon gives equal results', async () => {
  const bytecode = link([
    op.addImmediate(1, data),
    op.lddw(6, memory.heap),
    op.stxdw(6, 64, 1),
    op.movImmediate(2, 32),
    op.stxdw(6, 72, 2),
    op.movImmediate(1, 0),
    op.movImmediate(2, 0),
    op.mov(3, 6),
    op.addImmediate(3, 64),
    op.movImmediate(4, 1),
    op.mov(5, 6),
    op.syscall('sol_poseidon'),
    ...returnHeap(32),
  ])
  const { native, browser } = await runOnBoth(
    bytecode,
    new Uint8Array(32).fill(7),
  )
  assert.equal(native.failed, false, native.logs.join('\n'))
  assert.deepEqual(browser.lines, native.lines)
})

/** The order of secp256k1's group: a signature with s and one with order - s are both valid. */
const order =
  0xffff_ffff_ffff_ffff_ffff_ffff_ffff_fffe_baae_dce6_af48_a03b_bfd2_5e8c_d036_4141n
const bytesOf = (value: bigint) =>
  Buffer.from(value.toString(16).padStart(64, '0'), 'hex')

const digest = new Uint8Array(32).fill(3)
/** The x of the group's generator: it is on the curve, so that it may be the r of a signature. */
const r =
  0x79be_667e_f9dc_bbac_55a0_6295_ce87_0b07_029b_fcdb_2dce_28d9_59f2_815b_16f8_1798n
const s = 0x1234_5678_9abc_def0n

const signatures = {
  'a low s': { r, s, recovery: 0 },
  'a high s': { r, s: order - s, recovery: 1 },
  'a recovery id of 2': { r: 1n, s, recovery: 2 },
  'a recovery id of 4': { r, s, recovery: 4 },
  'an s of the order': { r, s: order, recovery: 0 },
  'an r of zero': { r: 0n, s, recovery: 0 },
}

for (const [name, it] of Object.entries(signatures))
  test(`sol_secp256k1_recover gives equal results for ${name}`, async () => {
    const bytecode = link([
      op.mov(7, 1),
      op.addImmediate(7, data),
      op.mov(1, 7),
      op.movImmediate(2, it.recovery),
      op.mov(3, 7),
      op.addImmediate(3, 32),
      op.lddw(4, memory.heap),
      op.syscall('sol_secp256k1_recover'),
      ...returnHeap(64),
    ])
    const { native, browser } = await runOnBoth(
      bytecode,
      Uint8Array.of(...digest, ...bytesOf(it.r), ...bytesOf(it.s)),
    )
    assert.equal(native.failed, false, native.logs.join('\n'))
    assert.deepEqual(browser.lines, native.lines)
  })
