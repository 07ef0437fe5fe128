// level: tested (keys need no network)
import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  createKeyPairSignerFromBytes,
  generateKeyPairSigner,
  writeKeyPairSigner,
} from '@solana/kit'

// The CLI's own wallet is at ~/.config/solana/id.json.
const path = join(await mkdtemp(join(tmpdir(), 'keys-')), 'wallet.json')
const saved = await generateKeyPairSigner(true)
await writeKeyPairSigner(saved, path)

// #region preview
const bytes: number[] = JSON.parse(await readFile(path, 'utf8'))
const wallet = await createKeyPairSignerFromBytes(Uint8Array.from(bytes))
console.log(`Address: ${wallet.address}`)
// #endregion
console.log(`Saved:   ${saved.address}`)
