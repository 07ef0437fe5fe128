import { useEffect, useRef, useState } from 'react'
import type { Editor } from '@/components/islands/editor/mount'
import { fillSlots } from '@/lib/shared/texts/fill-slots'
import type { RunSettings } from '@/lib/shared/texts/island-texts'
import { seconds } from './amounts'
import { Comparison } from './Comparison'
import { Fault } from './Fault'
import { Accounts } from './inside/Accounts'
import { accountsOf } from './inside/accounts-of'
import { Transactions } from './inside/Transactions'
import { keepChain, useKeptChain } from './keep-chain'
import { Loading } from './Loading'
import { Output } from './Output'
import { type LoadEditor, ProgramEditor } from './ProgramEditor'
import styles from './RunPanel.module.css'
import type { Recipe } from './recipe'
import { Requests } from './requests/Requests'
import { isBusy, type RunState } from './run-state'
import { type GetMachine, useRun } from './use-run'

interface Props {
  readonly recipe: Recipe
  readonly settings: RunSettings
  /** How often Run was pressed. Each press starts anew. */
  readonly presses: number
  readonly getMachine: GetMachine
  readonly loadEditor: LoadEditor
  readonly onClose: () => void
}

/** What a program prints and does, while it runs in the reader's browser and after it. */
export function RunPanel(props: Props) {
  const { recipe, settings, presses, getMachine, loadEditor, onClose } = props
  const { texts } = settings
  const { state, start, stop } = useRun(recipe.file, getMachine)
  const kept = useKeptChain()
  const editor = useRef<Editor | undefined>(undefined)
  // The editor stays when it is folded, with what the reader changed.
  const [editing, setEditing] = useState<'never' | 'open' | 'folded'>('never')
  const run = () => {
    const source = editor.current?.text()
    start(source, source !== undefined && source !== recipe.program)
  }
  useEffect(() => run(), [presses])
  const busy = isBusy(state)
  return (
    <section
      className={styles.panel}
      aria-label={fillSlots(texts.panel, { file: recipe.file })}
      data-run-panel
    >
      <div className={styles.bar}>
        <p role="status">{statusText(state, settings)}</p>
        <button type="button" onClick={busy ? stop : run}>
          {busy ? texts.stop : texts.again}
        </button>
        {recipe.program !== undefined && (
          <button
            type="button"
            aria-expanded={editing === 'open'}
            onClick={() => setEditing(editing === 'open' ? 'folded' : 'open')}
          >
            {texts.edit}
          </button>
        )}
        <button type="button" onClick={onClose}>
          {texts.close}
        </button>
        <label>
          <input
            type="checkbox"
            checked={kept}
            onChange={({ currentTarget }) => keepChain(currentTarget.checked)}
          />{' '}
          {texts.keep}
        </label>
      </div>
      {recipe.program !== undefined && editing !== 'never' && (
        <ProgramEditor
          program={recipe.program}
          texts={texts}
          loadEditor={loadEditor}
          editor={editor}
          error={state.error}
          hidden={editing === 'folded'}
        />
      )}
      {busy && <Loading state={state} texts={texts} />}
      {state.fault ? (
        <Fault fault={state.fault} settings={settings} />
      ) : (
        <Output state={state} texts={texts} />
      )}
      <Comparison state={state} recorded={recipe.recorded} texts={texts} />
      <Inside state={state} settings={settings} />
      {state.requests.length > 0 && (
        <Requests requests={state.requests} texts={texts} />
      )}
    </section>
  )
}

/** The transactions and accounts of a run, once there are any. */
function Inside({
  state: { transactions },
  settings,
}: {
  readonly state: RunState
  readonly settings: RunSettings
}) {
  if (transactions.length === 0) return null
  const accounts = accountsOf(transactions)
  return (
    <>
      <Transactions transactions={transactions} settings={settings} />
      {accounts.length > 0 && (
        <Accounts accounts={accounts} settings={settings} />
      )}
    </>
  )
}

/** The state of a run in words. A fault says more below. */
function statusText(
  { phase, milliseconds }: RunState,
  { texts }: RunSettings,
): string {
  if (phase === 'loading') return texts.starting
  if (phase === 'fault') return ''
  return fillSlots(texts[phase], { time: seconds(milliseconds) })
}
