// level: tested (keys need no network)
import { mnemonicToSeed } from '@scure/bip39'
import { createKeyPairSignerFromPrivateKeyBytes } from '@solana/kit'
import { HDKey } from 'micro-key-producer/slip10.js'

// #region preview
// Everybody knows this phrase. Ask for a real one, never store it.
const mnemonic =
  'legal winner thank year wave sausage worth useful legal winner thank yellow'
const seed = await mnemonicToSeed(mnemonic)

// BIP44, like most wallets: one phrase, many accounts.
const root = HDKey.fromMasterSeed(seed)
for (let account = 0; account < 3; account += 1) {
  const path = `m/44'/501'/${account}'/0'`
  const { privateKey } = root.derive(path)
  const wallet = await createKeyPairSignerFromPrivateKeyBytes(privateKey)
  console.log(`${path}  ${wallet.address}`)
}

// Without a path, as solana-keygen does: the first half of the seed.
const plain = await createKeyPairSignerFromPrivateKeyBytes(seed.slice(0, 32))
console.log(`no path          ${plain.address}`)
// #endregion
