import { createHash } from 'node:crypto'
import { Children, isValidElement, type ReactNode } from 'react'
import {
  type CodeRequest,
  type CodeTab,
  loadCodeTab,
} from '@/lib/code/code-tab'
import { labelAmong } from '@/lib/code/languages'
import { variantsOf } from '@/lib/code/samples'
import type { Page } from '@/lib/content/page'
import { textsOf } from '@/lib/i18n/texts'
import { Island } from '@/lib/islands/Island'
import { Listing } from './CodeBlock'
import { CodeTabs } from './CodeTabs'
import { FilesBeside } from './FilesBeside'
import { LeftOutLine } from './LeftOutLine'
import { NewerWeb3js } from './NewerWeb3js'
import { ProgramLink, RecordedOutput } from './Output'
import { VerifiedMark } from './VerifiedMark'

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

function shortId(requests: readonly CodeRequest[]): string {
  const names = requests.map(({ file, region, title }) => [file, region, title])
  const hash = createHash('sha256').update(JSON.stringify(names)).digest('hex')
  return `c${hash.slice(0, 6)}`
}

/** A tab with the title that it has in its group. */
interface TitledTab extends CodeTab {
  readonly title: string
}

/**
 * A program in several languages: its files in order, each with the record of its last run.
 */
export async function CodeGroup(props: Props) {
  const { page } = props
  const requests = requestsOf(props)
  const files = requests.map(({ file }) => file)
  const tabs = (await Promise.all(requests.map(loadCodeTab))).map((tab) => ({
    ...tab,
    title: tab.title ?? labelAmong(files, tab.file),
  }))
  return (
    <Island
      name="code-tabs"
      component={CodeTabs}
      props={{
        // A page may show the same regions twice, under other titles.
        id: shortId(requests),
        tabs: tabs.map((tab, index) => ({
          title: tab.title,
          choice: firstOfChoice(tabs, index) ? tab.choice : undefined,
          file: tab.shared ? tab.file : undefined,
          runs: tab.runs ? tab.file : undefined,
        })),
        active: activeIndex(tabs, props.index),
        preview: tabs.some(({ preview }) => preview),
      }}
      slots={{
        panels: tabs.map((tab) => ({
          program: <Program page={page} tab={tab} />,
          about: <AboutProgram page={page} tab={tab} />,
        })),
      }}
    />
  )
}

interface PanelProps {
  readonly page: Page
  readonly tab: TitledTab
}

/** The code of one file. */
function Program({ page, tab }: PanelProps) {
  const t = textsOf(page.locale, 'code')
  return (
    <>
      <p className="code-title">{tab.title}</p>
      <LeftOutLine page={page} tab={tab} />
      <Listing
        label={t('program', { title: tab.title })}
        language={tab.language}
        html={tab.html}
      />
    </>
  )
}

/** What the program printed, what a reader needs to run it, and how it was verified. */
function AboutProgram({ page, tab }: PanelProps) {
  const { file, record, commands } = tab
  const about = (
    <>
      <VerifiedMark page={page} record={record} commands={commands} />
      {tab.choice === 'web3js' && <NewerWeb3js page={page} />}
      <FilesBeside page={page} files={tab.beside} />
    </>
  )
  return (
    <>
      {tab.wholeFile && (
        <RecordedOutput page={page} file={file} record={record} />
      )}
      {tab.excerpt ? (
        // A Markdown copy names a program once, where it is shown in full.
        <div data-page-only>
          {about}
          <p className="program-line">
            <ProgramLink file={file} />
          </p>
        </div>
      ) : (
        about
      )}
    </>
  )
}
