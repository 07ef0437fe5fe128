import type { RunSettings } from '@/lib/islands/island-texts'
import type { RanTransaction } from '@/packages/program-runner/src/protocol/events'
import { sol, whole } from '../amounts'
import { Explained } from './Explained'
import styles from './Inside.module.css'
import { Instructions } from './Instructions'
import { LogTree } from './LogTree'
import { logTree, unitsInLog } from './log-tree'
import { MoreLinks } from './MoreLinks'

interface Props {
  readonly transactions: readonly RanTransaction[]
  readonly settings: RunSettings
}

/** The transactions of a run. Failed ones are open, and a single one. */
export function Transactions({ transactions, settings }: Props) {
  const { texts } = settings
  return (
    <details className={styles.part}>
      <summary>{`${texts.transactions} (${transactions.length})`}</summary>
      {transactions.map((transaction, index) => (
        <details
          key={index}
          className={styles.one}
          open={transactions.length === 1 || transaction.error !== undefined}
        >
          <summary>
            {index + 1}.{' '}
            <code translate="no">{transaction.signature.slice(0, 8)}…</code>{' '}
            <Result transaction={transaction} settings={settings} />
          </summary>
          <Transaction transaction={transaction} settings={settings} />
        </details>
      ))}
      <MoreLinks links={settings.transactions} texts={texts} />
    </details>
  )
}

interface OneProps {
  readonly transaction: RanTransaction
  readonly settings: RunSettings
}

function Result({ transaction, settings: { texts } }: OneProps) {
  return transaction.error === undefined ? (
    texts.succeeded
  ) : (
    <strong className={styles.failed}>{texts.transactionFailed}</strong>
  )
}

function Transaction({ transaction, settings }: OneProps) {
  const { texts } = settings
  const { signature, simulated, fee, units, error, logs, instructions } =
    transaction
  const entries = logTree(logs)
  const explained = error !== undefined && (
    <Explained transaction={transaction} settings={settings} />
  )
  const logHasError = logs.some((line) => line.includes(' failed: '))
  return (
    <>
      {simulated && <p>{texts.simulated}</p>}
      <dl className={styles.facts}>
        <div>
          <dt>{texts.signature}</dt>
          <dd translate="no">{signature}</dd>
        </div>
        {!simulated && (
          <div>
            <dt>{texts.fee}</dt>
            <dd>
              {whole(fee)} lamports ({sol(fee)})
            </dd>
          </div>
        )}
        <div>
          <dt>{texts.units}</dt>
          <dd>{whole(units)}</dd>
        </div>
        {error !== undefined && (
          <div>
            <dt>{texts.error}</dt>
            <dd className={styles.failed}>
              <span translate="no">{error}</span>
              {!logHasError && explained}
            </dd>
          </div>
        )}
      </dl>
      <p className={styles.label}>{texts.instructions}</p>
      <Instructions instructions={instructions} settings={settings} />
      {entries.length > 0 && (
        <>
          <p className={styles.label}>{texts.logs}</p>
          <LogTree
            entries={entries}
            settings={settings}
            explanation={explained}
          />
          {unitsInLog(entries) < units && <p>{texts.builtIn}</p>}
        </>
      )}
    </>
  )
}
