import type { ReactNode } from 'react'
import type { DrawingProps } from './drawing'
import { AccountModel } from './drawings/AccountModel'
import { BorshLayout } from './drawings/BorshLayout'
import { Cpi } from './drawings/Cpi'
import { DataMigration } from './drawings/DataMigration'
import { DurableNonce } from './drawings/DurableNonce'
import { FeatureStates } from './drawings/FeatureStates'
import { KeyDerivation } from './drawings/KeyDerivation'
import { LookupTable } from './drawings/LookupTable'
import { PdaDerivation } from './drawings/PdaDerivation'
import { ProgramAccounts } from './drawings/ProgramAccounts'
import { RetryLoop } from './drawings/RetryLoop'
import { StakeLifeCycle } from './drawings/StakeLifeCycle'
import { TokenAccountLayout } from './drawings/TokenAccountLayout'
import { TokenAccounts } from './drawings/TokenAccounts'
import { TransactionAnatomy } from './drawings/TransactionAnatomy'
import { TransactionFormats } from './drawings/TransactionFormats'
import { TransactionJourney } from './drawings/TransactionJourney'
import type { DiagramName } from './words'

/** Every diagram by the name that pages use. */
export const diagrams: {
  readonly [Name in DiagramName]: (props: DrawingProps<Name>) => ReactNode
} = {
  'account-model': AccountModel,
  'borsh-layout': BorshLayout,
  cpi: Cpi,
  'data-migration': DataMigration,
  'durable-nonce': DurableNonce,
  'feature-states': FeatureStates,
  'key-derivation': KeyDerivation,
  'lookup-table': LookupTable,
  'pda-derivation': PdaDerivation,
  'program-accounts': ProgramAccounts,
  'retry-loop': RetryLoop,
  'stake-life-cycle': StakeLifeCycle,
  'token-account-layout': TokenAccountLayout,
  'token-accounts': TokenAccounts,
  'transaction-anatomy': TransactionAnatomy,
  'transaction-formats': TransactionFormats,
  'transaction-journey': TransactionJourney,
}
