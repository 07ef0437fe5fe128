// level: compiled (asks a DAS service of your choice)
import { createDasApiDecorator } from '@metaplex-foundation/digital-asset-standard-api'
import { publicKey } from '@metaplex-foundation/umi'
import { createUmi } from '@metaplex-foundation/umi-bundle-defaults'

const { DAS_URL } = process.env
const [, , collection] = process.argv
if (!DAS_URL || !collection)
  throw new Error('Usage: DAS_URL=… das-by-collection.ts <collection>')

// #region preview
const das = createDasApiDecorator(createUmi(DAS_URL).rpc)
const { items } = await das.getAssetsByGroup({
  groupKey: 'collection',
  groupValue: publicKey(collection),
  limit: 1000,
  page: 1,
})
for (const { id, content, ownership } of items)
  console.log(id, content.metadata.name, 'belongs to', ownership.owner)
// #endregion

// #region one
const [first] = items
if (first) {
  const asset = await das.getAsset(first.id)
  console.log(asset.content.json_uri, asset.royalty.basis_points)
}
// #endregion
