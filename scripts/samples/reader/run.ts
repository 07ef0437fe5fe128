import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { recordOf } from '@/lib/site/code/samples'
import type { Failed, Sample } from '../adapter'
import { allAdapters } from '../adapters'
import type { Options } from '../arguments'
import { discover, isChosen } from '../discover'
import { LocalNode } from '../local-node'
import { line } from '../record/report'
import type { Verdict } from '../record/verdict'
import { failed, isNotRun } from '../result'
import { followRecipe, prepareFolder, type ReaderFolder } from './follow'
import { installLocalNode } from './installed-node'
import { readerLanguages } from './languages'
import { oneAtATime } from './one-at-a-time'
import { type Recipe, recipeOf } from './recipe'
import { lineOfFailure } from './where'

/** Recipes whose pages show the same line that installs packages. */
interface Group {
  readonly language: string
  readonly install: string | undefined
  readonly recipes: Recipe[]
}

interface Run {
  /** A new folder outside the project, below which each group has one of its own. */
  readonly root: string
  readonly samples: ReadonlyMap<string, Sample>
  readonly samplesFolder: string
  readonly withChain: <Value>(run: () => Promise<Value>) => Promise<Value>
  readonly print: (line: string) => void
}

/**
 * Follows the chosen recipes as readers do: in an empty folder with nothing but what the page gives.
 * Recipes with the same install line share a folder, one after the other.
 *
 * @param root the project's absolute path
 * @throws when no sample is chosen
 */
export async function followAsReader(
  root: string,
  options: Options,
  print: (line: string) => void = console.log,
): Promise<readonly Verdict[]> {
  const samplesFolder = join(root, 'samples')
  const all = await discover(samplesFolder, allAdapters())
  const chosen = all.filter(
    (sample) => isChosen(sample.file, options) && isFollowed(sample),
  )
  if (chosen.length === 0)
    throw new Error(
      'A reader can run none of the chosen recipes. Name a folder or file below samples/, such as core-concepts/accounts, or a language: ts, rs, py.',
    )
  const unrecorded = chosen.filter(({ file }) => !recordOf(file))
  const recipes = await Promise.all(chosen.map(({ file }) => recipeOf(file)))
  const groups = groupsOf(recipes.filter((recipe) => recipe !== undefined))

  const home = mkdtempSync(join(tmpdir(), 'reader-'))
  const node = new LocalNode(await installLocalNode(join(home, 'node')))
  const chain = oneAtATime()
  const run: Run = {
    root: home,
    samples: new Map(chosen.map((sample) => [sample.file, sample])),
    samplesFolder,
    withChain: (job) =>
      chain(async () => {
        await node.fresh()
        return job()
      }),
    print,
  }
  // An end of the process that is seen ends the programs too.
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => process.exit(1))
  try {
    const verdicts = unrecorded.map(({ file }) =>
      verdictOf(file, 1, notRecorded(file)),
    )
    for (const verdict of verdicts) print(line(verdict, 0))
    return [...verdicts, ...(await followGroups(groups, run))]
  } finally {
    node.close()
    rmSync(run.root, { recursive: true, force: true })
  }
}

const oneOfAll = oneAtATime()
const sideBySide = <Value>(job: () => Promise<Value>) => job()

/** True for a sample whose page says how to run it. */
const isFollowed = (sample: Sample) =>
  /\.(?:ts|py|rs)$/.test(sample.file) &&
  !sample.file.startsWith('programs/') &&
  !isNotRun(sample)

const notRecorded = (file: string) =>
  failed(
    'It was edited after its last run, so its page has no line that runs it',
    `Record it: npm run samples -- ${file}`,
  )

/** The largest group first, so that none is left over at the end. */
function groupsOf(recipes: readonly Recipe[]): readonly Group[] {
  const groups = new Map<string, Group>()
  for (const recipe of recipes) {
    const { language, install } = recipe
    const key = `${language} ${install ?? ''}`
    const group = groups.get(key) ?? { language, install, recipes: [] }
    group.recipes.push(recipe)
    groups.set(key, group)
  }
  return [...groups.values()].sort(
    (a, b) => b.recipes.length - a.recipes.length,
  )
}

/** Follows groups side by side. The chain is for one recipe at a time. */
async function followGroups(groups: readonly Group[], run: Run) {
  const verdicts: Verdict[] = []
  const entries = groups.entries()
  const work = async () => {
    for (const [index, group] of entries)
      verdicts.push(...(await followGroup(group, index, run)))
  }
  const workers = Math.min(4, availableParallelism() + 1)
  await Promise.all(Array.from({ length: workers }, work))
  return verdicts
}

async function followGroup(
  { language: name, install, recipes }: Group,
  index: number,
  run: Run,
): Promise<readonly Verdict[]> {
  const language = readerLanguages[name]
  if (!language) throw new Error(`No reader knows how to begin with ${name}.`)
  const reason = await language.available(run.samplesFolder)
  if (reason !== null)
    return recipes.map(({ file }) => ({ kind: 'skipped', file, reason }))
  const folder = { path: join(run.root, `recipe-${index}`), language }
  const startedAt = performance.now()
  const problem = await prepareFolder(folder, install)
  run.print(`$ ${install ?? language.begin} ${secondsSince(startedAt)}`)
  const verdicts: Verdict[] = []
  for (const recipe of recipes)
    verdicts.push(await followOne(recipe, folder, problem, run))
  rmSync(folder.path, { recursive: true, force: true })
  return verdicts
}

async function followOne(
  recipe: Recipe,
  folder: ReaderFolder,
  problem: Failed | null,
  { samples, withChain, print }: Run,
): Promise<Verdict> {
  const startedAt = performance.now()
  const follow = () => followRecipe(recipe, folder, withChain)
  const queue = folder.language.alone ? oneOfAll : sideBySide
  const failure = problem ?? (await queue(follow))
  const verdict: Verdict = failure
    ? verdictOf(recipe.file, lineOf(recipe, folder, failure, samples), failure)
    : { kind: 'verified', file: recipe.file, entry: recipe.record }
  print(line(verdict, performance.now() - startedAt))
  return verdict
}

function lineOf(
  { file, run, program }: Recipe,
  { language }: ReaderFolder,
  { problem }: Failed,
  samples: Run['samples'],
): number {
  const copy = { name: language.savedAs(run), program }
  return lineOfFailure(problem, copy, samples.get(file)?.source ?? '')
}

const verdictOf = (
  file: string,
  at: number,
  { problem, cure }: Failed,
): Verdict => ({ kind: 'failed', file: `${file}:${at}`, problem, cure })

const secondsSince = (startedAt: number) =>
  `(${((performance.now() - startedAt) / 1000).toFixed(1)} s)`
