import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { recordOf } from '@/lib/code/samples'
import type { Captured } from '../../process/capture'
import { isChosen, type Options } from '../arguments'
import { languages } from '../languages'
import { LocalNode } from '../local-node'
import { whyNoPython } from '../python'
import { compareOutputs } from '../record'
import { targetDirectory } from '../rust/build'
import { whyNoCargo } from '../rust/rust'
import {
  findSamples,
  isNotRun,
  runFailure,
  SampleFailure,
  timeLimit,
} from '../sample'
import { type Verdict, verdictOf } from '../verdict'
import { installLocalNode } from './installed-node'
import { type Recipe, recipeOf } from './recipe'
import { runInShell } from './shell'

/** How a reader begins with recipes of one language. */
interface Beginning {
  /** Null, or the reason why recipes cannot be followed here. */
  readonly whyNot?: typeof whyNoCargo
  /** The commands before the line that installs packages. */
  readonly begin?: string
  /** A command before a program runs, so that the run itself is quick. */
  readonly build?: string
  /** A folder to put first in PATH, from the recipe's folder. */
  readonly programs?: string
  /** The program's file name; by default the last word of the line that runs it. */
  readonly savedAs?: string
  readonly env?: Readonly<Record<string, string>>
}

/** The languages of recipes that readers run, by the grammar of their tabs. */
const beginnings: Readonly<Record<string, Beginning>> = {
  ts: {},
  python: {
    whyNot: whyNoPython,
    begin: 'python3 -m venv .venv',
    programs: join('.venv', process.platform === 'win32' ? 'Scripts' : 'bin'),
  },
  rust: {
    whyNot: whyNoCargo,
    begin: 'cargo init --vcs none',
    build: 'cargo build',
    savedAs: join('src', 'main.rs'),
    env: {
      // All crates share a target folder, in the profile of samples/Cargo.toml.
      CARGO_TARGET_DIR: targetDirectory(),
      CARGO_PROFILE_DEV_DEBUG: '0',
      CARGO_INCREMENTAL: '0',
    },
  },
}

/**
 * Follows the chosen recipes as readers do: in an empty folder with only what the page gives.
 * Recipes with the same install line share a folder, one after the other.
 *
 * @param root the project's absolute path
 * @throws when no sample is chosen
 */
export async function followAsReader(
  root: string,
  options: Options,
): Promise<readonly Verdict[]> {
  const samples = join(root, 'samples')
  const files = findSamples(samples, languages)
    .filter((sample) => isChosen(sample.file, options) && !isNotRun(sample))
    .map(({ file }) => file)
    .filter((file) => /^(?!programs\/).+\.(ts|py|rs)$/.test(file))
  if (files.length === 0)
    throw new Error(
      'A reader can run none of the chosen recipes. Name a folder or file below samples/, such as core-concepts/accounts, or a language: ts, rs, py.',
    )
  const verdicts: Verdict[] = []
  for (const file of files.filter((each) => !recordOf(each)))
    verdicts.push(
      await verdictOf(file, () => Promise.reject(notRecorded(file))),
    )
  const recipes = (await Promise.all(files.map(recipeOf))).flatMap(
    (recipe) => recipe ?? [],
  )
  const groups = new Map<string, Recipe[]>()
  for (const recipe of recipes) {
    const key = `${recipe.language} ${recipe.install}`
    groups.set(key, [...(groups.get(key) ?? []), recipe])
  }

  const home = mkdtempSync(join(tmpdir(), 'reader-'))
  const node = new LocalNode(await installLocalNode(join(home, 'node')))
  // These signals stop the programs too.
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => process.exit(1))
  try {
    for (const group of groups.values()) {
      const folder = join(home, 'recipe')
      verdicts.push(...(await followGroup(group, folder, samples, node)))
      rmSync(folder, { recursive: true, force: true })
    }
    return verdicts
  } finally {
    node.close()
    rmSync(home, { recursive: true, force: true })
  }
}

const notRecorded = (file: string) =>
  new SampleFailure(
    'It was edited after its last run, so its page has no line that runs it',
    `Record it: npm run samples -- ${file}`,
  )

/** Follows recipes with the same install line, in one folder. */
async function followGroup(
  recipes: readonly Recipe[],
  folder: string,
  samples: string,
  node: LocalNode,
): Promise<readonly Verdict[]> {
  const [{ install, language } = { install: undefined, language: '' }] = recipes
  const beginning = beginnings[language]
  if (!beginning)
    throw new Error(`No reader knows how to begin with ${language}.`)
  const reason = await beginning.whyNot?.({ samples })
  if (reason)
    return recipes.map(({ file }) => ({ kind: 'skipped', file, reason }))
  mkdirSync(folder)
  const { begin, env = {}, programs } = beginning
  const options = { env, programs: programs && join(folder, programs) }
  let problem: SampleFailure | undefined
  for (const line of [begin, install]) {
    if (line === undefined || problem) continue
    console.log(`$ ${line}`)
    const ended = await runInShell(line, folder, options)
    if (ended.code !== 0)
      problem = runFailure(
        ended,
        outputOf(ended),
        'A reader cannot install it: fix the versions in the manifest of samples/, or lib/code/install-line.ts, which writes the line.',
      )
  }
  const verdicts: Verdict[] = []
  for (const recipe of recipes)
    verdicts.push(
      await verdictOf(recipe.file, async () => {
        if (problem) throw problem
        if (recipe.record.level !== 'tested') await node.fresh()
        return follow(recipe, beginning, folder, options)
      }),
    )
  return verdicts
}

/**
 * Runs a recipe as its page says: the program as Copy gives it, the files that the page names
 * beside it, the line that runs it. The folder has the installed packages, and nothing of an
 * earlier recipe.
 *
 * @throws SampleFailure when it fails, or prints something else than its page shows
 */
async function follow(
  { beside, file, program, record, run }: Recipe,
  { build, savedAs = run.slice(run.lastIndexOf(' ') + 1) }: Beginning,
  folder: string,
  options: Parameters<typeof runInShell>[2],
) {
  const saved = [{ name: savedAs, bytes: program }, ...beside]
  const cure = `Make samples/${file} run for a reader, in an empty folder. It may use what its install line names and the files that its page names, and nothing of this project.`
  try {
    for (const { name, bytes } of saved) {
      mkdirSync(dirname(join(folder, name)), { recursive: true })
      writeFileSync(join(folder, name), bytes)
    }
    const built = build && (await runInShell(build, folder, options))
    if (built && built.code !== 0)
      throw runFailure(built, outputOf(built), cure)
    const ended = await runInShell(run, folder, { ...options, timeLimit })
    if (ended.code !== 0) throw runFailure(ended, outputOf(ended), cure)
    const output = ended.stdout.replaceAll('\r\n', '\n').trimEnd()
    const difference = compareOutputs(record.output, output)
    if (difference === null) return record
    throw new SampleFailure(
      `Its output differs from what the page shows:\n${difference}`,
      cure,
    )
  } finally {
    for (const { name } of saved) rmSync(join(folder, name), { force: true })
  }
}

/** The output of a line, stderr last. */
const outputOf = ({ stdout, stderr }: Captured) => `${stdout}${stderr}`
