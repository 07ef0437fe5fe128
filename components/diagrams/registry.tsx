import type { ReactNode } from 'react'
import { checkWords, hasWords } from '@/lib/site/diagrams/check-words'
import {
  type DiagramName,
  diagramWords,
  type WordKey,
  type Words,
} from '@/lib/site/diagrams/words'
import type { DrawingProps } from './drawing-props'
import { AccountModel } from './drawings/accounts/AccountModel'
import { BorshLayout } from './drawings/accounts/BorshLayout'
import { accountModelStack } from './drawings/accounts/content/account-model'
import { borshLayoutStack } from './drawings/accounts/content/borsh-layout'
import { dataMigrationStack } from './drawings/accounts/content/data-migration'
import { featureStatesStack } from './drawings/accounts/content/feature-states'
import { keyDerivationStack } from './drawings/accounts/content/key-derivation'
import { pdaDerivationStack } from './drawings/accounts/content/pda-derivation'
import { programAccountsStack } from './drawings/accounts/content/program-accounts'
import { stakeLifeCycleStack } from './drawings/accounts/content/stake-life-cycle'
import { tokenAccountLayoutStack } from './drawings/accounts/content/token-account-layout'
import { tokenAccountsStack } from './drawings/accounts/content/token-accounts'
import { DataMigration } from './drawings/accounts/DataMigration'
import { FeatureStates } from './drawings/accounts/FeatureStates'
import { KeyDerivation } from './drawings/accounts/KeyDerivation'
import { PdaDerivation } from './drawings/accounts/PdaDerivation'
import { ProgramAccounts } from './drawings/accounts/ProgramAccounts'
import { StakeLifeCycle } from './drawings/accounts/StakeLifeCycle'
import { TokenAccountLayout } from './drawings/accounts/TokenAccountLayout'
import { TokenAccounts } from './drawings/accounts/TokenAccounts'
import { Cpi } from './drawings/transactions/Cpi'
import { cpiStack } from './drawings/transactions/content/cpi'
import { durableNonceStack } from './drawings/transactions/content/durable-nonce'
import { lookupTableStack } from './drawings/transactions/content/lookup-table'
import { retryLoopStack } from './drawings/transactions/content/retry-loop'
import { transactionAnatomyStack } from './drawings/transactions/content/transaction-anatomy'
import { transactionFormatsStack } from './drawings/transactions/content/transaction-formats'
import { transactionJourneyStack } from './drawings/transactions/content/transaction-journey'
import { DurableNonce } from './drawings/transactions/DurableNonce'
import { LookupTable } from './drawings/transactions/LookupTable'
import { RetryLoop } from './drawings/transactions/RetryLoop'
import { TransactionAnatomy } from './drawings/transactions/TransactionAnatomy'
import { TransactionFormats } from './drawings/transactions/TransactionFormats'
import { TransactionJourney } from './drawings/transactions/TransactionJourney'
import { Stack } from './vocabulary/stack/Stack'
import type { StackContent } from './vocabulary/stack/stack-content'

/** The props on a page. Their words are checked when the page is built. */
export interface DiagramProps extends Omit<DrawingProps<DiagramName>, 'words'> {
  readonly words: Readonly<Record<string, string>>
}

/**
 * Draws a diagram in both forms.
 *
 * @throws the faults that `checkWords` finds
 */
type Diagram = (props: DiagramProps) => ReactNode

function diagram<Name extends DiagramName>(
  name: Name,
  Wide: (props: DrawingProps<Name>) => ReactNode,
  stackOf: (words: Words<Name>, lang: string) => StackContent,
): Diagram {
  const keys: readonly WordKey<Name>[] = diagramWords[name]
  return ({ words, ...rest }) => {
    const problems = checkWords(name, words)
    if (problems.length > 0 || !hasWords(keys, words)) {
      throw new Error(problems.join('\n'))
    }
    const { lang, alt } = rest
    return (
      <>
        <Wide {...rest} words={words} />
        <Stack content={stackOf(words, lang)} lang={lang} alt={alt} />
      </>
    )
  }
}

/** Every diagram by the name that pages use. */
export const diagrams: Readonly<Record<DiagramName, Diagram>> = {
  'account-model': diagram('account-model', AccountModel, accountModelStack),
  'program-accounts': diagram(
    'program-accounts',
    ProgramAccounts,
    programAccountsStack,
  ),
  'transaction-anatomy': diagram(
    'transaction-anatomy',
    TransactionAnatomy,
    transactionAnatomyStack,
  ),
  'transaction-formats': diagram(
    'transaction-formats',
    TransactionFormats,
    transactionFormatsStack,
  ),
  'transaction-journey': diagram(
    'transaction-journey',
    TransactionJourney,
    transactionJourneyStack,
  ),
  'pda-derivation': diagram(
    'pda-derivation',
    PdaDerivation,
    pdaDerivationStack,
  ),
  cpi: diagram('cpi', Cpi, cpiStack),
  'token-account-layout': diagram(
    'token-account-layout',
    TokenAccountLayout,
    tokenAccountLayoutStack,
  ),
  'borsh-layout': diagram('borsh-layout', BorshLayout, borshLayoutStack),
  'lookup-table': diagram('lookup-table', LookupTable, lookupTableStack),
  'retry-loop': diagram('retry-loop', RetryLoop, retryLoopStack),
  'token-accounts': diagram(
    'token-accounts',
    TokenAccounts,
    tokenAccountsStack,
  ),
  'stake-life-cycle': diagram(
    'stake-life-cycle',
    StakeLifeCycle,
    stakeLifeCycleStack,
  ),
  'durable-nonce': diagram('durable-nonce', DurableNonce, durableNonceStack),
  'key-derivation': diagram(
    'key-derivation',
    KeyDerivation,
    keyDerivationStack,
  ),
  'data-migration': diagram(
    'data-migration',
    DataMigration,
    dataMigrationStack,
  ),
  'feature-states': diagram(
    'feature-states',
    FeatureStates,
    featureStatesStack,
  ),
}
