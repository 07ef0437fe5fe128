// level: tested (keys need no network)
import { mkdtemp, readFile, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateKeyPairSigner, writeKeyPairSigner } from '@solana/kit'

const path = join(await mkdtemp(join(tmpdir(), 'keys-')), 'wallet.json')

// #region preview
// `true`: the private key may be read.
const wallet = await generateKeyPairSigner(true)
await writeKeyPairSigner(wallet, path)
// #endregion

const bytes: number[] = JSON.parse(await readFile(path, 'utf8'))
const { mode } = await stat(path)
console.log(`The file holds ${bytes.length} numbers`)
console.log(`Access: ${(mode & 0o777).toString(8)}, only for you`)

// #region preview

// It does not overwrite a file.
const other = await generateKeyPairSigner(true)
await writeKeyPairSigner(other, path).catch((error: NodeJS.ErrnoException) =>
  console.log(`A second key: ${error.code}`),
)
// #endregion

// A key that may not be read cannot be saved.
const hidden = await generateKeyPairSigner()
await writeKeyPairSigner(hidden, path).catch((error: Error) =>
  console.log(`A hidden key: ${error.message}`),
)
