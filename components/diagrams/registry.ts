import type { ReactNode } from 'react'
import { checkWords, hasWords } from '@/lib/site/diagrams/check-words'
import {
  type DiagramName,
  diagramWords,
  type WordKey,
} from '@/lib/site/diagrams/words'
import type { DrawingProps } from './drawing-props'
import { AccountModel } from './drawings/accounts/AccountModel'
import { BorshLayout } from './drawings/accounts/BorshLayout'
import { DataMigration } from './drawings/accounts/DataMigration'
import { FeatureStates } from './drawings/accounts/FeatureStates'
import { KeyDerivation } from './drawings/accounts/KeyDerivation'
import { PdaDerivation } from './drawings/accounts/PdaDerivation'
import { ProgramAccounts } from './drawings/accounts/ProgramAccounts'
import { StakeLifeCycle } from './drawings/accounts/StakeLifeCycle'
import { TokenAccountLayout } from './drawings/accounts/TokenAccountLayout'
import { TokenAccounts } from './drawings/accounts/TokenAccounts'
import { Cpi } from './drawings/transactions/Cpi'
import { DurableNonce } from './drawings/transactions/DurableNonce'
import { LookupTable } from './drawings/transactions/LookupTable'
import { RetryLoop } from './drawings/transactions/RetryLoop'
import { TransactionAnatomy } from './drawings/transactions/TransactionAnatomy'
import { TransactionFormats } from './drawings/transactions/TransactionFormats'
import { TransactionJourney } from './drawings/transactions/TransactionJourney'

/** The props on a page. Their words are checked when the page is built. */
export interface DiagramProps extends Omit<DrawingProps<DiagramName>, 'words'> {
  readonly words: Readonly<Record<string, string>>
}

/**
 * Draws a diagram.
 *
 * @throws the faults that `checkWords` finds
 */
type Diagram = (props: DiagramProps) => ReactNode

function diagram<Name extends DiagramName>(
  name: Name,
  Drawing: (props: DrawingProps<Name>) => ReactNode,
): Diagram {
  const keys: readonly WordKey<Name>[] = diagramWords[name]
  return ({ words, ...rest }) => {
    const problems = checkWords(name, words)
    if (problems.length > 0 || !hasWords(keys, words)) {
      throw new Error(problems.join('\n'))
    }
    return Drawing({ ...rest, words })
  }
}

/** Every diagram by the name that pages use. */
export const diagrams: Readonly<Record<DiagramName, Diagram>> = {
  'account-model': diagram('account-model', AccountModel),
  'program-accounts': diagram('program-accounts', ProgramAccounts),
  'transaction-anatomy': diagram('transaction-anatomy', TransactionAnatomy),
  'transaction-formats': diagram('transaction-formats', TransactionFormats),
  'transaction-journey': diagram('transaction-journey', TransactionJourney),
  'pda-derivation': diagram('pda-derivation', PdaDerivation),
  cpi: diagram('cpi', Cpi),
  'token-account-layout': diagram('token-account-layout', TokenAccountLayout),
  'borsh-layout': diagram('borsh-layout', BorshLayout),
  'lookup-table': diagram('lookup-table', LookupTable),
  'retry-loop': diagram('retry-loop', RetryLoop),
  'token-accounts': diagram('token-accounts', TokenAccounts),
  'stake-life-cycle': diagram('stake-life-cycle', StakeLifeCycle),
  'durable-nonce': diagram('durable-nonce', DurableNonce),
  'key-derivation': diagram('key-derivation', KeyDerivation),
  'data-migration': diagram('data-migration', DataMigration),
  'feature-states': diagram('feature-states', FeatureStates),
}
