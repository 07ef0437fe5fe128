import { createHash } from 'node:crypto'
import { Children, isValidElement, type ReactNode } from 'react'
import {
  type CodeRequest,
  type CodeTab,
  loadCodeTab,
} from '@/lib/site/code/code-tab'
import { labelAmong } from '@/lib/site/code/languages'
import { variantsOf } from '@/lib/site/code/samples'
import type { Page } from '@/lib/site/content/page'
import { textsOf } from '@/lib/site/i18n/texts'
import { CopyButton, Listing } from './CodeBlock'
import styles from './CodeGroup.module.css'
import { FilesBeside } from './FilesBeside'
import { LeftOutLine } from './LeftOutLine'
import { NewerWeb3js } from './NewerWeb3js'
import { ProgramLink, RecordedOutput } from './Output'
import { RunButton } from './RunButton'
import { VerifiedMark } from './VerifiedMark'
import { WrapSwitch } from './WrapSwitch'

interface Props {
  readonly page: Page
  /** The name of a recipe: all of its languages become tabs. */
  readonly sample?: string
  /** The first visible tab, counted from 0. */
  readonly index?: number
  /** True when the page shows parts of the recipe again. remark-program-once sets it. */
  readonly repeated?: boolean
  /** `Code` elements, for files that are not one recipe. */
  readonly children?: ReactNode
}

/**
 * A file of a code group. The group reads the props of this element, which itself renders nothing.
 */
export function Code(_: CodeRequest) {
  return null
}

function requestsOf({
  sample,
  repeated,
  children,
}: Props): readonly CodeRequest[] {
  const listed = Children.toArray(children).flatMap((child) =>
    isValidElement<CodeRequest>(child) && child.props.file ? [child.props] : [],
  )
  const found = sample
    ? variantsOf(sample).map((file) => ({ file, repeated }))
    : []
  return [...found, ...listed]
}

/**
 * The index of the first visible tab: by index, by the active flag, or the first (specification
 * section 4).
 */
function activeIndex(tabs: readonly CodeTab[], index?: number): number {
  if (index !== undefined && tabs[index]) return index
  return Math.max(
    0,
    tabs.findIndex(({ active }) => active),
  )
}

/** True for the first tab in its language. A reader's choice of language shows that tab. */
function firstOfChoice(tabs: readonly CodeTab[], index: number): boolean {
  return (
    tabs.findIndex(({ choice }) => choice === tabs[index]?.choice) === index
  )
}

/** The path that all files begin with, up to the endings of their languages. */
function recipeOf([first = '', ...others]: readonly string[]): string {
  const recipe = first.replace(/(?<=[^/])\..*$/, '')
  return others.every((file) => file.startsWith(`${recipe}.`)) ? recipe : ''
}

function shortId(requests: readonly CodeRequest[]): string {
  const names = requests.map(({ file, region, title }) => [file, region, title])
  const hash = createHash('sha256').update(JSON.stringify(names)).digest('hex')
  return `c${hash.slice(0, 6)}`
}

/** A tab with the title that it has in its group. */
interface TitledTab extends CodeTab {
  readonly title: string
}

/** The facts that the parts of a group share. */
interface GroupProps {
  readonly page: Page
  readonly id: string
  readonly tabs: readonly TitledTab[]
  /** The name of the recipe that all tabs belong to; empty where they are files of several. */
  readonly recipe: string
  /** The first visible tab, counted from 0. */
  readonly active: number
}

/**
 * A program in several languages. Without scripts all panels stand below each other with their
 * titles, in full. With scripts one panel is visible, its essential lines first. The client's code
 * groups bind the tabs and buttons.
 */
export async function CodeGroup(props: Props) {
  const requests = requestsOf(props)
  const files = requests.map(({ file }) => file)
  const tabs = (await Promise.all(requests.map(loadCodeTab))).map((tab) => ({
    ...tab,
    title: tab.title ?? labelAmong(files, tab.file),
  }))
  const group = {
    page: props.page,
    // A page may show the same regions twice, under other titles.
    id: shortId(requests),
    tabs,
    recipe: recipeOf(files),
    active: activeIndex(tabs, props.index),
  }
  return (
    <div className={styles.group} data-code-group data-preview="">
      <Bar {...group} />
      {tabs.map((tab, index) => (
        <Panel key={tab.title} {...group} index={index} tab={tab} />
      ))}
    </div>
  )
}

/** The tabs, and the buttons for the visible panel. */
function Bar({ page, id, tabs, recipe, active }: GroupProps) {
  const t = textsOf(page.locale, 'code')
  return (
    <div className={styles.bar}>
      <div role="tablist" aria-label={t('group')} className={styles.tabs}>
        {tabs.map(({ title, choice }, index) => (
          <button
            key={title}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-${index}`}
            aria-selected={index === active}
            tabIndex={index === active ? 0 : -1}
            data-choice={firstOfChoice(tabs, index) ? choice : undefined}
          >
            <span data-title={title}>{title}</span>
          </button>
        ))}
      </div>
      {tabs.some(({ preview }) => preview) && (
        <button type="button" aria-pressed="false" data-toggle>
          {t('full')}
        </button>
      )}
      <WrapSwitch page={page} />
      {tabs.some(({ runs }) => runs) && (
        <RunButton page={page} recipe={recipe} />
      )}
      <CopyButton page={page} all={tabs.some(({ leftOut }) => leftOut)} />
    </div>
  )
}

interface PanelProps extends GroupProps {
  readonly index: number
  readonly tab: TitledTab
}

/** One file, with the record of its last run. */
function Panel({ page, id, tabs, recipe, active, index, tab }: PanelProps) {
  const t = textsOf(page.locale, 'code')
  return (
    <div
      role="tabpanel"
      id={`${id}-${index}`}
      aria-labelledby={`${id}-tab-${index}`}
      className={styles.panel}
      data-choice={firstOfChoice(tabs, index) ? tab.choice : undefined}
      data-active={index === active ? '' : undefined}
      data-file={tab.shared ? tab.file : undefined}
      data-runs={tab.runs ? tab.file.slice(recipe.length) : undefined}
    >
      <p className={styles.title}>{tab.title}</p>
      <LeftOutLine page={page} tab={tab} />
      <Listing
        label={t('program', { title: tab.title })}
        language={tab.language}
        html={tab.html}
      />
      {tab.wholeFile && <RecordedOutput page={page} record={tab.record} />}
      <VerifiedMark page={page} record={tab.record} commands={tab.commands} />
      {tab.choice === 'web3js' && <NewerWeb3js page={page} />}
      <FilesBeside page={page} files={tab.beside} />
      {tab.excerpt && <ProgramLink file={tab.file} />}
    </div>
  )
}
