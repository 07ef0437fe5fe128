import { readFile } from 'node:fs/promises'
import { createSolanaRpc } from '@solana/kit'

const LAMPORTS_PER_SIGNATURE = 5_000n
const CHUNK_SIZE = 900

// Only reads, so you may name any network: npx tsx deployment-cost.ts URL
const rpc = createSolanaRpc(process.argv[2] ?? 'http://127.0.0.1:8899')

const sol = (lamports: bigint) =>
  `${lamports / 1_000_000_000n}.${`${lamports % 1_000_000_000n}`.padStart(9, '0')} SOL`

// cargo build-sbf writes it to target/deploy/hello.so.
const elf = await readFile('hello.so')

// #region preview
const size = BigInt(elf.length)
const [program, programData, buffer] = await Promise.all(
  // Each account has a header before the code.
  [36n, 45n + size, 37n + size].map((bytes) =>
    rpc.getMinimumBalanceForRentExemption(bytes).send(),
  ),
)
if (!program || !programData || !buffer) throw new Error('No answer')

// One signature a piece, and two each to create the buffer and the program.
const pieces = BigInt(Math.ceil(elf.length / CHUNK_SIZE))
const fees = (pieces + 4n) * LAMPORTS_PER_SIGNATURE

console.log(`Code: ${elf.length} bytes in ${pieces} pieces`)
console.log('First deployment:', sol(program + programData + fees))
console.log('  stays in the program account:', sol(program))
console.log('  stays in the ProgramData account:', sol(programData))
console.log('  base fees:', sol(fees))
console.log('Upgrade of the same size:', sol(buffer + fees))
console.log('  comes back from the buffer:', sol(buffer))
// #endregion
