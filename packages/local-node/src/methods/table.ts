import { accountMethods } from './accounts'
import { blockhashMethods } from './blockhash'
import { blockMethods } from './blocks'
import { clusterMethods } from './cluster'
import { economicsMethods } from './economics'
import { historyMethods } from './history'
import type { Methods } from './method'
import { programAccountMethods } from './program-accounts'
import { sendMethods } from './send'
import { simulateMethods } from './simulate'
import { tokenMethods } from './tokens'

/** All methods of the node. */
export const methods: Methods = {
  ...accountMethods,
  ...blockhashMethods,
  ...blockMethods,
  ...clusterMethods,
  ...economicsMethods,
  ...historyMethods,
  ...programAccountMethods,
  ...sendMethods,
  ...simulateMethods,
  ...tokenMethods,
}
