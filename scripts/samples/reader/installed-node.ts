import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { localNodeManifest } from '@/lib/code/local-node'
import { packLocalNode } from '@/packages/local-node/build/pack'
import { lastLines } from '../../process/capture'
import type { NodeProgram } from '../local-node'
import { runInShell } from './shell'

/**
 * Packs the local node and installs it as readers do.
 *
 * @param folder a new folder outside the project
 * @throws with npm's last lines where it cannot be installed
 */
export async function installLocalNode(folder: string): Promise<NodeProgram> {
  const packed = await packLocalNode()
  mkdirSync(folder, { recursive: true })
  const { code, stderr } = await runInShell(`npm install "${packed}"`, folder)
  if (code !== 0)
    throw new Error(
      `The packed local node cannot be installed; fix the versions in packages/local-node/package.json:\n${lastLines(stderr)}`,
    )
  const { name, bin } = localNodeManifest()
  const [start = ''] = Object.values(bin)
  return {
    file: join(folder, 'node_modules', name, start),
    cwd: folder,
    execArgv: [],
  }
}
