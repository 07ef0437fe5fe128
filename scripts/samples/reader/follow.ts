import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Failed } from '../adapter'
import type { Captured } from '../capture'
import { compareOutputs } from '../record/compare'
import { endedBadly, failed } from '../result'
import type { ReaderLanguage } from './languages'
import type { Recipe } from './recipe'
import { runInShell } from './shell'

/** A folder in which a reader follows recipes that install the same. */
export interface ReaderFolder {
  readonly path: string
  readonly language: ReaderLanguage
}

/** A recipe and what follows it; the failure, or null. */
type Following = Promise<Failed | null>

/** Makes a new folder and installs what the recipes in it need, by the line of their pages. */
export async function prepareFolder(
  { path, language }: ReaderFolder,
  install: string | undefined,
): Following {
  mkdirSync(path, { recursive: true })
  for (const line of [language.begin, install]) {
    if (line === undefined) continue
    const ended = await runInShell(line, path, optionsOf({ path, language }))
    if (ended.code !== 0)
      return endedBadly(
        ended,
        `$ ${line}\n${said(ended)}`,
        'A reader cannot install it: fix the versions in the manifest of samples/, or lib/site/code/install-line.ts, which writes the line.',
      )
  }
  return null
}

/**
 * Runs a recipe as its page says: the program as Copy gives it, the files that the page names beside
 * it, the line that runs it. The folder holds what was installed, and nothing of a recipe before.
 *
 * @param withChain runs what needs a local node, on a fresh chain
 */
export async function followRecipe(
  recipe: Recipe,
  folder: ReaderFolder,
  withChain: <Value>(run: () => Promise<Value>) => Promise<Value>,
): Following {
  const { path, language } = folder
  const files = [
    { name: language.savedAs(recipe.run), bytes: recipe.program },
    ...recipe.beside,
  ].map(({ name, bytes }) => ({ to: join(path, name), bytes }))
  for (const { to, bytes } of files) {
    mkdirSync(dirname(to), { recursive: true })
    writeFileSync(to, bytes)
  }
  try {
    const options = optionsOf(folder)
    if (language.build) {
      const built = await runInShell(language.build, path, options)
      if (built.code !== 0)
        return endedBadly(built, said(built), cureOf(recipe))
    }
    const run = () =>
      runInShell(recipe.run, path, { ...options, timeLimit: 60_000 })
    const isOffline = recipe.record.level === 'tested'
    return judge(recipe, isOffline ? await run() : await withChain(run))
  } finally {
    for (const { to } of files) rmSync(to, { force: true })
  }
}

function judge(recipe: Recipe, ended: Captured): Failed | null {
  if (ended.code !== 0) return endedBadly(ended, said(ended), cureOf(recipe))
  const output = ended.stdout.replaceAll('\r\n', '\n').trimEnd()
  const difference = compareOutputs(recipe.record.output, output)
  if (difference === null) return null
  return failed(
    `Its output differs from what the page shows:\n${difference}`,
    cureOf(recipe),
  )
}

const cureOf = ({ install, run, beside }: Recipe) =>
  `Make it run for a reader, in an empty folder: ${[
    install,
    ...beside.map(({ name }) => `save ${name}`),
    `save the copied program`,
    run,
  ]
    .filter(Boolean)
    .join(
      ', ',
    )}. It may use what its install line names and the files that it names, and nothing of this project.`

const optionsOf = ({ path, language }: ReaderFolder) => ({
  env: { ...language.env },
  programs: language.programs && join(path, language.programs),
})

/** All that a line said, the errors last. */
const said = ({ stdout, stderr }: Captured) => `${stdout}${stderr}`
