'use client'

import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { RunButton } from '@/components/run/RunButton'
import { recipeOnPage } from '@/components/run/recipe'
import { useRunPanels } from '@/components/run/use-run-panels'
import { usePageTexts } from '@/lib/islands/PageTexts'
import { Slot } from '@/lib/islands/Slot'
import { resolveChoice } from './choice'
import { chooseCode, currentChoice, onChoice } from './choice-store'
import './code-group.css'
import './pan.css'
import { copyText, programOf, visibleCode } from './copy-code'
import { keepPlace } from './keep-place'
import { useFindable } from './use-findable'
import { type Result, useResult } from './use-result'
import { WrapSwitch } from './WrapSwitch'

interface Tab {
  readonly title: string
  /** The language that a reader can choose, where this is its first tab. */
  readonly choice?: string | undefined
  /** The file, where other groups of the page show parts of it. */
  readonly file?: string | undefined
  /** The path of a program that runs in the browser, below `samples/`. */
  readonly runs?: string | undefined
}

/** What a tab's panel holds, made at build. */
interface Panel {
  readonly program: ReactNode
  /** What follows the program: its output, how it was verified, its files. */
  readonly about: ReactNode
}

interface Props {
  readonly id: string
  readonly tabs: readonly Tab[]
  /** The first visible tab, counted from 0. */
  readonly active: number
  /** True where a tab has essential lines and a full program. */
  readonly preview: boolean
  readonly panels?: readonly Panel[]
}

/**
 * A program in several languages. Without scripts all panels show, one below the other. The style
 * sheet picks the tab of the first paint by the choice on `<html>`.
 */
export function CodeTabs(props: Props) {
  const { id, tabs, active, panels } = props
  const texts = usePageTexts().code
  const [shown, setShown] = useState(active)
  const [bound, setBound] = useState(false)
  const [preview, setPreview] = useState(true)
  const visible = useResult()
  const whole = useResult()
  const group = useRef<HTMLDivElement>(null)
  const runButton = useRef<HTMLButtonElement>(null)
  const panelId = (index: number) => `${id}-${index}`
  const { isEdited, run, panelOf } = useRunPanels(
    group,
    tabs.length,
    (index) => {
      const file = tabs[index]?.runs
      const panel = document.getElementById(panelId(index)) ?? undefined
      return file ? recipeOnPage(file, panel) : undefined
    },
  )
  const program = tabs[shown]?.runs

  // A result belongs to the program that was shown before.
  useEffect(() => {
    visible.show('')
    whole.show('')
  }, [shown, preview, visible.show, whole.show])

  useLayoutEffect(() => {
    const offered = tabs.map(({ choice = '' }) => choice)
    const adopt = (choice: string) => {
      const answer = resolveChoice(choice, offered)
      if (answer) setShown(offered.indexOf(answer))
    }
    adopt(currentChoice())
    setBound(true)
    return onChoice(adopt)
  }, [tabs])

  useFindable(group, [shown, preview, bound], {
    isFolded: (part) =>
      bound && (part.matches('.rest') ? preview : part.id !== panelId(shown)),
    // Of nested parts, the browser may report only the inner one.
    onFound: (part) =>
      flushSync(() => {
        if (part.matches('.rest')) setPreview(false)
        const panel = part.closest('.code-panel')
        setShown(tabs.findIndex((_, index) => panel?.id === panelId(index)))
      }),
  })

  const pick = (index: number, button: HTMLElement) => {
    // Safari does not focus a clicked button, and the arrow keys would not reach the tabs.
    button.focus({ preventScroll: true })
    keepPlace(button, () =>
      flushSync(() => {
        const choice = tabs[index]?.choice
        if (choice) chooseCode(choice)
        setShown(index)
      }),
    )
  }

  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const next = moveTab(index, tabs.length, event.key)
    if (next === undefined) return
    event.preventDefault()
    group.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }

  const panelShown = () =>
    group.current?.querySelector('[data-active]') ?? undefined

  const copy = async (
    { show }: Result,
    copied: string,
    codeOf: (panel: Element, preview: boolean) => string,
  ) => {
    const panel = panelShown()
    const isCopied = panel && (await copyText(codeOf(panel, preview)))
    show(isCopied ? copied : texts.copyFailed)
  }

  return (
    <div
      ref={group}
      className="code-group"
      data-code-group=""
      data-bound={bound ? '' : undefined}
      data-preview={preview ? '' : undefined}
    >
      <div className="code-bar pan">
        <div role="tablist" aria-label={texts.group} className="code-tabs">
          {tabs.map(({ title, choice }, index) => (
            <button
              key={title}
              type="button"
              role="tab"
              id={`${id}-tab-${index}`}
              aria-controls={panelId(index)}
              aria-selected={index === shown}
              tabIndex={index === shown ? 0 : -1}
              data-choice={choice}
              onClick={({ currentTarget }) => pick(index, currentTarget)}
              onKeyDown={(event) => onKeyDown(event, index)}
            >
              <span data-title={title}>{title}</span>
            </button>
          ))}
        </div>
        <div className="code-tools">
          {tabs.some(({ runs }) => runs) && (
            <RunButton
              ref={runButton}
              disabled={!program}
              hidden={isEdited(shown)}
              onClick={({ currentTarget }) => run(shown, currentTarget)}
            />
          )}
          {props.preview && (
            <button
              type="button"
              aria-pressed={!preview}
              hidden={isEdited(shown)}
              onClick={() => setPreview(!preview)}
            >
              {texts.full}
            </button>
          )}
          <WrapSwitch />
          <CopyTool
            label={texts.copy}
            result={visible.text}
            // The editor has its own copy button.
            hidden={isEdited(shown)}
            onClick={() => copy(visible, texts.copiedVisible, visibleCode)}
          />
          <CopyTool
            label={texts.copyProgram}
            result={whole.text}
            hidden={isEdited(shown)}
            onClick={() => copy(whole, texts.copiedProgram, programOf)}
          />
        </div>
      </div>
      {tabs.map(({ title, choice, file }, index) => (
        <div
          key={title}
          role="tabpanel"
          id={panelId(index)}
          aria-labelledby={`${id}-tab-${index}`}
          className="code-panel"
          data-choice={choice}
          data-active={index === shown ? '' : undefined}
          data-file={file}
        >
          <Slot
            name={`program-${index}`}
            className="code-program pan"
            hidden={isEdited(index)}
          >
            {panels?.[index]?.program}
          </Slot>
          {/* The output of the page's own program, not of the one in the editor. */}
          <Slot
            name={`about-${index}`}
            className="slip"
            hidden={isEdited(index)}
          >
            {panels?.[index]?.about}
          </Slot>
          {panelOf(index, runButton)}
        </div>
      ))}
    </div>
  )
}

interface CopyToolProps extends ComponentProps<'button'> {
  readonly label: string
  readonly result: string
}

/** A button whose result briefly covers what is beside it, so that the layout does not shift. */
const CopyTool = ({ label, result, ...props }: CopyToolProps) => (
  <button {...props} type="button" data-title={label}>
    <span className={result && 'code-result'}>{result || label}</span>
  </button>
)

/**
 * The tab to which an arrow key moves the focus, with wraparound (specification section 4);
 * undefined for other keys. Space and Enter select without a script, because tabs are buttons.
 */
function moveTab(index: number, count: number, key: string) {
  if (key === 'ArrowRight') return (index + 1) % count
  if (key === 'ArrowLeft') return (index + count - 1) % count
  return undefined
}
