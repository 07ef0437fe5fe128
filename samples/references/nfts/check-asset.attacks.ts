// level: tested (answers made by hand, without a network)
import {
  findLeafAssetIdPda,
  mplBubblegum,
} from '@metaplex-foundation/mpl-bubblegum'
import { generateSigner, signerIdentity } from '@metaplex-foundation/umi'
import { createUmi } from '@metaplex-foundation/umi-bundle-defaults'
import { checkAsset } from './check-asset'

const umi = createUmi('http://127.0.0.1:8899').use(mplBubblegum())
umi.use(signerIdentity(generateSigner(umi)))

const merkleTree = generateSigner(umi).publicKey
const [assetId] = findLeafAssetIdPda(umi, { merkleTree, leafIndex: 7 })
const honest = { merkleTree, nonce: 7, leafOwner: umi.identity.publicKey }

checkAsset(umi, honest, assetId)
console.log('The honest answer. Accepted')

function attack(name: string, changes: Partial<typeof honest>) {
  try {
    checkAsset(umi, { ...honest, ...changes }, assetId)
  } catch (error) {
    const reason = error instanceof Error ? error.message : error
    console.log(`${name}. Refused: ${reason}`)
    return
  }
  throw new Error(`NOT refused: ${name}`)
}

// #region preview
attack('Another NFT of the same tree', { nonce: 8 })
attack('Another tree', { merkleTree: generateSigner(umi).publicKey })
attack('Another owner', { leafOwner: generateSigner(umi).publicKey })
// #endregion
