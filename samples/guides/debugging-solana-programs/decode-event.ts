import {
  AccountRole,
  address,
  appendTransactionMessageInstruction,
  createTransactionMessage,
  generateKeyPairSigner,
  getAddressDecoder,
  getBase64Encoder,
  getU64Decoder,
  getU64Encoder,
  lamports,
  pipe,
  setTransactionMessageFeePayerSigner,
  signTransactionMessageWithSigners,
} from '@solana/kit'
import { FailedTransactionMetadata, LiteSVM } from 'litesvm'

const scores = address('Scores1111111111111111111111111111111111111')
const score = address('Game111111111111111111111111111111111111111')

const svm = new LiteSVM()
svm.addProgramFromFile(scores, 'scores.so')
const player = await generateKeyPairSigner()
svm.airdrop(player.address, lamports(1_000_000_000n))
svm.setAccount({
  address: score,
  programAddress: scores,
  lamports: lamports(1_000_000n),
  data: getU64Encoder().encode(40n),
  executable: false,
  space: 8n,
})

const transaction = await pipe(
  createTransactionMessage({ version: 0 }),
  (m) => setTransactionMessageFeePayerSigner(player, m),
  (m) => svm.setTransactionMessageLifetimeUsingLatestBlockhash(m),
  (m) =>
    appendTransactionMessageInstruction(
      {
        programAddress: scores,
        accounts: [
          { address: player.address, role: AccountRole.READONLY_SIGNER },
          { address: score, role: AccountRole.WRITABLE },
        ],
        data: getU64Encoder().encode(5n),
      },
      m,
    ),
  (m) => signTransactionMessageWithSigners(m),
)
const result = svm.sendTransaction(transaction)
if (result instanceof FailedTransactionMetadata) throw new Error(`${result}`)

// #region preview
// Whose line is it? A program that is called can write `Program data` too.
const running: string[] = []
for (const line of result.logs()) {
  console.log(line)
  const [, program, event] =
    /^Program (\w+) (invoke|success|failed)/.exec(line) ?? []
  if (program && event === 'invoke') running.push(program)
  else if (program) running.pop()

  const [, fields] = /^Program data: (.*)$/.exec(line) ?? []
  if (!fields || running.at(-1) !== scores) continue

  const [tag, who, points, total] = fields
    .split(' ')
    .map((field) => getBase64Encoder().encode(field))
  if (!tag || !who || !points || !total) continue
  if (new TextDecoder().decode(tag as Uint8Array) !== 'scored') continue
  const decoded = {
    player: getAddressDecoder().decode(who),
    points: getU64Decoder().decode(points),
    total: getU64Decoder().decode(total),
  }
  console.log(decoded)
}
// #endregion
