import type { ReactNode } from 'react'
import { checkWords, hasWords } from '@/lib/diagrams/check-words'
import {
  type DiagramName,
  diagramWords,
  type WordKey,
} from '@/lib/diagrams/words'
import type { DrawingProps } from './drawing-props'
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

/** What a page gives: its words are checked when the page is built. */
export interface DiagramProps extends Omit<DrawingProps<DiagramName>, 'words'> {
  readonly words: Readonly<Record<string, string>>
}

/** Draws a diagram; throws what `checkWords` finds. */
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
