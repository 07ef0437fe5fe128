import type { ReactNode } from 'react'
import type { RunSettings } from '@/lib/islands/island-texts'
import type { RanAccount } from '@/packages/program-runner/src/protocol/events'
import { whole } from '../amounts'
import { AccountData } from './AccountData'
import type { TouchedAccount } from './accounts-of'
import styles from './Inside.module.css'
import { MoreLinks } from './MoreLinks'

interface Props {
  readonly accounts: readonly TouchedAccount[]
  readonly settings: RunSettings
}

/** The accounts that a run touched, each before and after. */
export function Accounts({ accounts, settings }: Props) {
  const { texts } = settings
  return (
    <details className={styles.part}>
      <summary>{`${texts.accounts} (${accounts.length})`}</summary>
      {accounts.map((account) => (
        <Account key={account.address} account={account} settings={settings} />
      ))}
      <MoreLinks links={settings.accounts} texts={texts} />
    </details>
  )
}

interface OneProps {
  readonly account: TouchedAccount
  readonly settings: RunSettings
}

function Account({ account, settings }: OneProps) {
  const { texts, programs } = settings
  const { address, before, after } = account
  const name = programs[address]
  const row = (
    title: string,
    show: (account: RanAccount) => ReactNode,
    partOf: (account: RanAccount) => unknown,
  ) => (
    <Row
      title={title}
      before={before ? show(before) : texts.none}
      after={after ? show(after) : texts.none}
      same={
        JSON.stringify(before && partOf(before)) ===
        JSON.stringify(after && partOf(after))
      }
    />
  )
  return (
    <table className={styles.account}>
      <caption translate="no">
        {address} {name && <span>({name})</span>}
      </caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{texts.before}</th>
          <th scope="col">{texts.after}</th>
        </tr>
      </thead>
      <tbody>
        {row(
          texts.owner,
          ({ owner }) => (
            <span translate="no">{programs[owner] ?? owner}</span>
          ),
          ({ owner }) => owner,
        )}
        {row(
          texts.balance,
          ({ lamports }) => whole(lamports),
          ({ lamports }) => lamports,
        )}
        {row(
          texts.data,
          (each) => (
            <AccountData account={each} texts={texts} />
          ),
          ({ data, space, parsed }) => [data, space, parsed],
        )}
      </tbody>
    </table>
  )
}

interface RowProps {
  readonly title: string
  readonly before: ReactNode
  readonly after: ReactNode
  /** True when both are the same: then one cell spans both. */
  readonly same: boolean
}

function Row({ title, before, after, same }: RowProps) {
  return (
    <tr>
      <th scope="row">{title}</th>
      {same ? (
        <td colSpan={2}>{after}</td>
      ) : (
        <>
          <td>{before}</td>
          <td>{after}</td>
        </>
      )}
    </tr>
  )
}
