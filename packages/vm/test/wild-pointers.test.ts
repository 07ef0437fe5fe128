import assert from 'node:assert/strict'
import { test } from 'node:test'
import { link, memory, op } from './assemble'
import { runOnBoth } from './both-vms'

/** Ends of memory that only 64 bits distinguish from its beginnings. */
const programs = {
  'reads below its input': [op.ldxdw(0, 1, -8)],
  'writes below its input': [op.stxdw(1, -8, 1)],
  'reads the last bytes below the heap': [
    op.lddw(2, memory.heap - 8n),
    op.ldxdw(0, 2, 0),
  ],
  'reads across the end of 32 bits': [
    op.lddw(2, memory.input + 0xffff_fffcn),
    op.ldxdw(0, 2, 0),
  ],
  'reads its input 2^32 further on': [
    op.lddw(2, memory.input + (1n << 32n)),
    op.ldxdw(0, 2, 0),
  ],
  'reads its input 2^63 further on': [
    op.lddw(2, memory.input + (1n << 63n)),
    op.ldxdw(0, 2, 0),
  ],
  'calls its code 2^35 further on': [
    op.lddw(2, memory.code + (8n << 32n)),
    op.callx(2),
  ],
  'calls below its code': [op.lddw(2, memory.code - 8n), op.callx(2)],
  'calls its input': [op.lddw(2, memory.input), op.callx(2)],
  'logs a text of 2^32 bytes and one': [
    op.lddw(1, memory.input),
    op.lddw(2, (1n << 32n) + 1n),
    op.syscall('sol_log_'),
  ],
  'clears 2^32 bytes of the heap': [
    op.lddw(1, memory.heap),
    op.movImmediate(2, 0),
    op.lddw(3, 1n << 32n),
    op.syscall('sol_memset_'),
  ],
  'returns 2^32 bytes and eight': [
    op.lddw(1, memory.heap),
    op.lddw(2, (1n << 32n) + 8n),
    op.syscall('sol_set_return_data'),
  ],
}

for (const [name, code] of Object.entries(programs))
  test(`a program that ${name} fails alike on both VMs`, async () => {
    const bytecode = link([...code, op.movImmediate(0, 0), op.exit()])
    const { native, browser } = await runOnBoth(bytecode)
    assert.equal(native.failed, true, native.logs.join('\n'))
    assert.deepEqual(browser.lines, native.lines)
  })

/** Clock, whose bytes any program may request. */
const clock = Buffer.from(
  '06a7d51718c774c928566398691d5eb68b5eb8a39b4b6d5c73555b2100000000',
  'hex',
)

for (const offset of [0n, 32n, 33n, 1n << 32n, (1n << 32n) + 8n])
  test(`a sysvar read from byte ${offset} on gives equal results`, async () => {
    const bytecode = link([
      op.mov(1, 1),
      op.addImmediate(1, 16),
      op.lddw(2, memory.heap),
      op.lddw(3, offset),
      op.movImmediate(4, 8),
      op.syscall('sol_get_sysvar'),
      // Its result, and what it wrote.
      op.lddw(6, memory.heap),
      op.stxdw(6, 8, 0),
      op.mov(1, 6),
      op.movImmediate(2, 16),
      op.syscall('sol_set_return_data'),
      op.movImmediate(0, 0),
      op.exit(),
    ])
    const { native, browser } = await runOnBoth(bytecode, clock)
    assert.equal(native.failed, false, native.logs.join('\n'))
    assert.deepEqual(browser.lines, native.lines)
  })
