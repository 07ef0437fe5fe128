import { useEffect, useRef, useState } from 'react'
import type { Editor } from '@/components/islands/editor/mount'
import { fillSlots } from '@/lib/shared/fill-slots'
import type { RunSettings } from '@/lib/shared/island-texts'
import { seconds } from './amounts'
import { bringIntoView, isSeen } from './bring-into-view'
import { Comparison } from './Comparison'
import { Fault } from './Fault'
import { Accounts } from './inside/Accounts'
import { accountsOf } from './inside/accounts-of'
import { Transactions } from './inside/Transactions'
import { keepChain, useKeptChain } from './keep-chain'
import { Loading } from './Loading'
import { Failure, Output } from './Output'
import { type LoadEditor, ProgramEditor } from './ProgramEditor'
import { Requests } from './Requests'
import styles from './RunPanel.module.css'
import type { Recipe } from './recipe'
import { isBusy, type RunState } from './run-state'
import { type GetMachine, useRun } from './use-run'

interface Props {
  readonly recipe: Recipe
  readonly settings: RunSettings
  /** How often Run was pressed. Each press starts anew; before the first, nothing runs. */
  readonly presses: number
  /** True where the editor and the RPC calls are open from the start. */
  readonly isOpen?: boolean
  readonly getMachine: GetMachine
  readonly loadEditor: LoadEditor
  /** Hears whether the editor is open, in whose place the page then shows no program of its own. */
  readonly onEditing?: (isOpen: boolean) => void
  /** Missing where the panel belongs to the page. */
  readonly onClose?: () => void
}

/** What a program prints and does, while it runs in the reader's browser and after it. */
export function RunPanel(props: Props) {
  const { recipe, settings, presses, getMachine, loadEditor, onClose } = props
  const { onEditing } = props
  const { isOpen = false } = props
  const { texts } = settings
  const { state, start, stop } = useRun(recipe.file, getMachine)
  const kept = useKeptChain()
  const editor = useRef<Editor | undefined>(undefined)
  // The editor stays when it is folded, with what the reader changed.
  const [editing, setEditing] = useState<'never' | 'open' | 'folded'>(
    isOpen ? 'open' : 'never',
  )
  const run = () => {
    // No file stands for an empty program.
    const source =
      editor.current?.text() ?? (recipe.program === '' ? '' : undefined)
    start(source, source !== undefined && source !== recipe.program)
  }
  useEffect(() => {
    if (presses > 0) run()
  }, [presses])
  const busy = isBusy(state)
  const head = useRef<HTMLDivElement>(null)
  const output = useRef<HTMLDivElement>(null)
  // As it starts; and as it ends, unless the reader has gone elsewhere meanwhile.
  useEffect(() => {
    if (!head.current || !output.current || state.phase === 'ready') return
    if (busy || isSeen(output.current))
      bringIntoView(head.current, output.current)
  }, [busy])
  useEffect(() => {
    onEditing?.(editing === 'open')
  }, [editing])
  return (
    <section
      className={styles.panel}
      aria-label={fillSlots(texts.panel, { file: recipe.file })}
      data-run-panel
    >
      {recipe.program !== undefined && editing !== 'never' && (
        <ProgramEditor
          program={recipe.program}
          draft={recipe.draft}
          takesFocus={!isOpen}
          texts={texts}
          loadEditor={loadEditor}
          editor={editor}
          error={state.error}
          onRun={run}
          hidden={editing === 'folded'}
        />
      )}
      <div ref={head} className={styles.bar}>
        <p role="status">
          {statusText(state, settings)}
          {state.error && <Failure error={state.error} texts={texts} />}
        </p>
        <button type="button" onClick={busy ? stop : run}>
          {busy
            ? texts.stop
            : state.phase === 'ready'
              ? texts.run
              : texts.again}
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
        {onClose && (
          <button type="button" onClick={onClose}>
            {texts.close}
          </button>
        )}
        <label>
          <input
            type="checkbox"
            checked={kept}
            onChange={({ currentTarget }) => keepChain(currentTarget.checked)}
          />{' '}
          {texts.keep}
        </label>
      </div>
      <div ref={output}>
        {busy && <Loading state={state} texts={texts} />}
        {state.fault ? (
          <Fault fault={state.fault} settings={settings} />
        ) : (
          <Output state={state} texts={texts} />
        )}
        <Comparison state={state} recorded={recipe.recorded} texts={texts} />
      </div>
      <Inside state={state} settings={settings} />
      {state.requests.length > 0 && (
        <Requests requests={state.requests} isOpen={isOpen} texts={texts} />
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
  if (phase === 'ready' || phase === 'fault') return ''
  return fillSlots(texts[phase], { time: seconds(milliseconds) })
}
