import type { SampleRecord } from '@/lib/site/code/record'
import { compareOutputs } from '../samples/record'
import type { Verdict } from '../samples/verdict'
import { summary as countOf } from '../samples/verdict'
import type { Outcome } from './bump'

/** Characters of the summary: GitHub takes 65,536 for a pull request's description. */
const longest = 60_000

interface Findings extends Outcome {
  /** True where nothing was changed. */
  readonly dryRun?: boolean
  readonly verdicts: readonly Verdict[]
  /** samples/record.json before the run and after it. */
  readonly before: SampleRecord
  readonly after: SampleRecord
}

/** The run as Markdown: versions taken, versions skipped, and the samples' new output. */
export function summaryOf(findings: Findings): string {
  const { bumps, skipped, verdicts } = findings
  const text = [
    ...section(
      findings.dryRun ? 'Would be bumped' : 'Bumped',
      bumpTable(bumps),
    ),
    ...section('Left as it is', reasonsOf(skipped)),
    ...(verdicts.length > 0 ? [`## Samples\n\n${countOf(verdicts)}.`] : []),
    ...section('Samples that fail', failures(verdicts)),
    ...section('What samples print now', differences(findings)),
  ].join('\n\n')
  if (text.length <= longest) return `${text || 'No newer version to take.'}\n`
  const end = text.lastIndexOf('\n', longest)
  return `${text.slice(0, end)}\n\`\`\`\n\nThe rest was cut: \`git diff samples/record.json\` has it.\n`
}

function section(title: string, parts: readonly string[]): readonly string[] {
  return parts.length > 0 ? [`## ${title}\n\n${parts.join('\n')}`] : []
}

function bumpTable(bumps: Outcome['bumps']): readonly string[] {
  if (bumps.length === 0) return []
  const rows = bumps.map(
    ({ name, file, from, to }) => `| \`${name}\` | ${from} | ${to} | ${file} |`,
  )
  return [
    '| package | from | to | file |',
    '| --- | --- | --- | --- |',
    ...rows,
  ]
}

/** One line for each reason, with all packages that it holds for, each once. */
function reasonsOf(skipped: Outcome['skipped']): readonly string[] {
  const byReason = groupedBy(skipped, ({ reason }) => oneLine(reason))
  return [...byReason].map(([reason, of]) => {
    const names = new Set(of.map(({ name }) => `\`${name}\``))
    return `- ${[...names].join(', ')}: ${reason}`
  })
}

/** One entry for each cause, with all samples that fail by it. */
function failures(verdicts: readonly Verdict[]): readonly string[] {
  const failed = verdicts.filter((verdict) => verdict.kind === 'failed')
  const byCause = groupedBy(failed, ({ file, problem }) =>
    problem.replaceAll(file, '<file>').replace(/:\d+:\d+/g, ''),
  )
  return [...byCause.values()].flatMap(([first, ...others]) => {
    if (!first) return []
    const more = others.map(({ file }) => `\`samples/${file}\``)
    const same =
      more.length > 0
        ? [`The same in ${more.length} more: ${more.join(', ')}\n`]
        : []
    return [
      [
        `### samples/${first.file}\n`,
        `${fenced('text', first.problem)}\n`,
        `${first.cure}\n`,
        ...same,
      ].join('\n'),
    ]
  })
}

function groupedBy<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): ReadonlyMap<string, readonly Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const key = keyOf(item)
    groups.set(key, [...(groups.get(key) ?? []), item])
  }
  return groups
}

function differences({ before, after }: Findings): readonly string[] {
  return Object.entries(after).flatMap(([file, now]) => {
    const old = before[file]
    if (!old || old === now) return []
    const difference = compareOutputs(old.output, now.output)
    const lines = [
      ...(old.level === now.level ? [] : [`- ${old.level}`, `+ ${now.level}`]),
      ...(difference === null ? [] : [difference]),
    ]
    if (lines.length === 0) return []
    return [`### samples/${file}\n\n${fenced('diff', lines.join('\n'))}\n`]
  })
}

/** The text in a fence that is longer than any fence inside. */
function fenced(language: string, text: string): string {
  const runs = text.match(/`{3,}/g) ?? []
  const fence = '`'.repeat(Math.max(3, ...runs.map(({ length }) => length + 1)))
  return `${fence}${language}\n${text}\n${fence}`
}

const oneLine = (text: string) => text.trim().replace(/\s*\n\s*/g, ' ')
