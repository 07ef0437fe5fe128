import { useEffect, useRef, useState } from 'react'
import type { RunSettings } from '@/lib/islands/island-texts'
import { fillSlots } from '@/lib/text/fill-slots'
import { seconds } from './amounts'
import { bringIntoView, isSeen } from './bring-into-view'
import { Comparison } from './Comparison'
import type { Editor } from './editor/editor'
import { Fault } from './Fault'
import { Accounts } from './inside/Accounts'
import { accountsOf } from './inside/accounts-of'
import { Transactions } from './inside/Transactions'
import { keepChain, useKeptChain } from './keep-chain'
import { Loading } from './Loading'
import { Failure, Output } from './Output'
import { PanelBoundary } from './PanelBoundary'
import { ProgramEditor } from './ProgramEditor'
import { Requests } from './Requests'
import styles from './RunPanel.module.css'
import type { Recipe } from './recipe'
import { isBusy, type RunState } from './run-state'
import { holdMachine, sharedMachine } from './shared-machine'
import { type GetMachine, useRun } from './use-run'

interface Props {
  readonly recipe: Recipe
  readonly settings: RunSettings
  /** How often Run was pressed. Each press starts a new run; before the first, nothing runs. */
  readonly presses: number
  /** True where the editor and the RPC calls are open from the start. */
  readonly isOpen?: boolean
  /** Defaults to the machine that all panels of the page share. */
  readonly getMachine?: GetMachine
  /** Called when the editor opens or closes; while it is open, the page hides its own program. */
  readonly onEditing?: (isOpen: boolean) => void
  /** Undefined where the panel is part of the page. */
  readonly onClose?: () => void
}

/** What a program prints and does in the reader's browser, during its run and after it. */
export function RunPanel(props: Props) {
  const { settings, presses, onClose } = props
  useEffect(holdMachine, [])
  return (
    <PanelBoundary settings={settings} presses={presses} onClose={onClose}>
      <Panel {...props} />
    </PanelBoundary>
  )
}

function Panel(props: Props) {
  const { recipe, settings, presses, onEditing, onClose } = props
  const { isOpen = false, getMachine = sharedMachine } = props
  const { texts } = settings
  const { state, start, stop } = useRun(recipe.file, getMachine)
  const kept = useKeptChain()
  const editor = useRef<Editor | undefined>(undefined)
  // Folding the editor does not unmount it, so that edits persist.
  const [hadDraft] = useState(recipe.draft.current !== undefined)
  const [editing, setEditing] = useState<'never' | 'open' | 'folded'>(
    isOpen || hadDraft ? 'open' : 'never',
  )
  const run = () => {
    // An empty program has no file.
    const source =
      editor.current?.text() ??
      recipe.draft.current ??
      (recipe.program === '' ? '' : undefined)
    start(source, source !== undefined && source !== recipe.program)
  }
  useEffect(() => {
    if (presses > 0) run()
  }, [presses])
  const busy = isBusy(state)
  const status = statusText(state, settings)
  const head = useRef<HTMLDivElement>(null)
  const output = useRef<HTMLDivElement>(null)
  // When it starts, and when it ends, unless the reader has scrolled away meanwhile.
  useEffect(() => {
    if (!head.current || !output.current || state.phase === 'ready') return
    if (busy || isSeen(head.current))
      bringIntoView(head.current, output.current)
  }, [busy])
  useEffect(() => {
    onEditing?.(editing === 'open')
  }, [editing])
  return (
    <section
      className={styles.panel}
      aria-label={fillSlots(texts.panel, { file: recipe.file })}
    >
      {recipe.program !== undefined && editing !== 'never' && (
        <ProgramEditor
          program={recipe.program}
          draft={recipe.draft}
          takesFocus={!isOpen && !hadDraft}
          texts={texts}
          editor={editor}
          error={state.error}
          onRun={run}
          hidden={editing === 'folded'}
        />
      )}
      <div
        ref={head}
        className={`${styles.bar} ${styles.status}`}
        data-phase={state.phase}
      >
        <p role="status">
          {status && <span>{status}</span>}
          {state.error && <Failure error={state.error} texts={texts} />}
        </p>
        <button
          type="button"
          className={busy ? undefined : styles.run}
          // The second click of a double click does not stop what the first has started.
          onClick={busy ? ({ detail }) => detail !== 2 && stop() : run}
        >
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
          <Output state={state} settings={settings} />
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

/** The state of a run in words. The details of a fault are below. */
function statusText(
  { phase, milliseconds }: RunState,
  { texts }: RunSettings,
): string {
  if (phase === 'loading') return texts.starting
  if (phase === 'ready' || phase === 'fault') return ''
  return fillSlots(texts[phase], { time: seconds(milliseconds) })
}
