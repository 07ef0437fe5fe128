/** An instruction: 8 bytes; `lddw` has 16. */
type Instruction = Uint8Array

function encode(
  opcode: number,
  registers: { to?: number; from?: number },
  offset: number,
  immediate: number,
): Instruction {
  const bytes = new Uint8Array(8)
  const view = new DataView(bytes.buffer)
  view.setUint8(0, opcode)
  view.setUint8(1, (registers.to ?? 0) | ((registers.from ?? 0) << 4))
  view.setInt16(2, offset, true)
  view.setUint32(4, immediate >>> 0, true)
  return bytes
}

/** The instructions that the tests need, under their names in sBPF. */
export const op = {
  /** Loads a number of 64 bits. */
  lddw(to: number, value: bigint): Instruction {
    const low = encode(0x18, { to }, 0, Number(value & 0xffff_ffffn))
    const high = encode(0, {}, 0, Number(value >> 32n))
    return Uint8Array.of(...low, ...high)
  },
  mov: (to: number, from: number) => encode(0xbf, { to, from }, 0, 0),
  movImmediate: (to: number, value: number) => encode(0xb7, { to }, 0, value),
  addImmediate: (to: number, value: number) => encode(0x07, { to }, 0, value),
  /** Loads 8 bytes. */
  ldxdw: (to: number, from: number, offset: number) =>
    encode(0x79, { to, from }, offset, 0),
  /** Stores 8 bytes. */
  stxdw: (to: number, offset: number, from: number) =>
    encode(0x7b, { to, from }, offset, 0),
  /** Calls a function of the program by its address. */
  callx: (to: number) => encode(0x8d, { to }, 0, 0),
  syscall: (name: keyof typeof syscalls) => encode(0x85, {}, 0, syscalls[name]),
  exit: () => encode(0x95, {}, 0, 0),
}

/** Syscalls by the murmur3 hash of their name, as bytecode names them. */
const syscalls = {
  sol_get_sysvar: 0x13c1b505,
  sol_keccak256: 0xd7793abb,
  sol_log_: 0x207559bd,
  sol_memset_: 0x3770fb22,
  sol_poseidon: 0xc4947c21,
  sol_secp256k1_recover: 0x17e40350,
  sol_set_return_data: 0xa226d3eb,
  sol_sha256: 0x11f49d86,
}

/** The start of each part of a program's memory, in version 3 of sBPF. */
export const memory = {
  code: 0x1_0000_0000n,
  stack: 0x2_0000_0000n,
  heap: 0x3_0000_0000n,
  input: 0x4_0000_0000n,
}

/** A program of version 3 as a file: a header, and the code. */
export function link(code: readonly Instruction[]): Uint8Array {
  const text = Uint8Array.from(code.flatMap((each) => [...each]))
  const [headerSize, programHeaderSize] = [64, 56]
  const start = headerSize + programHeaderSize
  const bytes = new Uint8Array(start + text.length)
  const view = new DataView(bytes.buffer)
  bytes.set([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1])
  view.setUint16(16, 3, true) // shared object
  view.setUint16(18, 247, true) // BPF
  view.setUint32(20, 1, true)
  view.setBigUint64(24, memory.code, true) // entry point
  view.setBigUint64(32, BigInt(headerSize), true)
  view.setUint32(48, 3, true) // version of sBPF
  view.setUint16(52, headerSize, true)
  view.setUint16(54, programHeaderSize, true)
  view.setUint16(56, 1, true)
  view.setUint16(58, 64, true)
  view.setUint32(64, 1, true) // to be loaded
  view.setUint32(68, 1, true) // executable
  view.setBigUint64(72, BigInt(start), true)
  view.setBigUint64(80, memory.code, true)
  view.setBigUint64(88, memory.code, true)
  view.setBigUint64(96, BigInt(text.length), true)
  view.setBigUint64(104, BigInt(text.length), true)
  bytes.set(text, start)
  return bytes
}
