import { packLocalNode } from './local-node/pack'
import { runCommand } from './process/command'

/** Packs the local node, which pages offer for download. */
await runCommand(packLocalNode)
