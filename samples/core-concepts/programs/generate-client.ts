// level: compiled (reads the IDL that `anchor build` writes)
import { readFile } from 'node:fs/promises'
import { rootNodeFromAnchor } from '@codama/nodes-from-anchor'
import { renderVisitor } from '@codama/renderers-js'
import { createFromRoot } from 'codama'

// #region preview
const idl = JSON.parse(await readFile('target/idl/vault.json', 'utf8'))
const codama = createFromRoot(rootNodeFromAnchor(idl))
await codama.accept(
  // Writes TypeScript files into the folder vault-client.
  renderVisitor('.', {
    generatedFolder: 'vault-client',
    kitImportStrategy: 'rootOnly',
    syncPackageJson: false,
  }),
)
// #endregion
