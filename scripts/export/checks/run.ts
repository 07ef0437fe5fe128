import {
  frameFile,
  machineFile,
  type Recipe,
  type RunList,
  runFolder,
  workerModules,
} from '@/lib/shared/run/contract'
import { modulesInOrder } from '@/lib/shared/run/modules'
import { type ExportedSite, fileAt } from './exported-site'

/** The budgets of the program runner, in bytes of gzip -9 (decision 32). */
const runBudgets = {
  /** The virtual machine. */
  machine: 1_000_000,
  /** All that the first click on the middle recipe fetches. */
  firstClick: 1_300_000,
} as const

/** What a first click on a recipe fetches. */
interface FirstClick {
  readonly recipe: string
  readonly bytes: number
}

/** The program runner, as the export holds it. */
export interface ExportedRun {
  readonly list: RunList
  readonly firstClicks: readonly FirstClick[]
}

/** Reads the program runner; undefined where the export has none. */
export function readRun(site: ExportedSite): ExportedRun | undefined {
  const folder = `${site.basePath}/${runFolder}`
  const file = [...site.files].find((each) =>
    `/${each}`.startsWith(`${folder}/list-`),
  )
  if (!file) return undefined
  const list: RunList = JSON.parse(site.read(file))
  const base = [machineFile, ...Object.values(workerModules).flat()]
  const firstClicks = Object.entries(list).flatMap(([recipe, entry]) => {
    const own = isRecipe(recipe) && fileAt(site, `${folder}/${entry.file}`)
    if (!own) return []
    const { needs }: Recipe = JSON.parse(site.read(own))
    const names = modulesInOrder([...base, ...needs, recipe], list)
    const bytes = names.reduce(
      (sum, name) => sum + (list[name]?.packed ?? 0),
      0,
    )
    return [{ recipe, bytes }]
  })
  return { list, firstClicks }
}

/** Checks that all files that recipes need are there, and weigh no more than they may. */
export function runProblems(
  site: ExportedSite,
  run: ExportedRun | undefined,
): string[] {
  if (!run)
    return [`${runFolder}/: there is no list; scripts/export/run/ writes it`]
  const { firstClicks, list } = run
  const missing = [
    ...Object.values(list).map(({ file }) => `${runFolder}/${file}`),
    frameFile,
  ].filter((file) => !fileAt(site, `${site.basePath}/${file}`))
  const unknown = Object.entries(list).flatMap(([name, { imports = [] }]) =>
    imports
      .filter(([, , imported]) => !list[imported])
      .map(([, , imported]) => `${name} imports ${imported}`),
  )
  const machine = list[machineFile]?.packed ?? 0
  const firstClick = middleOf(firstClicks)?.bytes ?? 0
  return [
    ...missing.map(
      (file) => `${file} is missing: let scripts/export/run/ write it`,
    ),
    ...unknown.map(
      (problem) =>
        `${problem}, which ${runFolder}/ does not have: correct scripts/export/run/bundle.ts`,
    ),
    ...(machine > runBudgets.machine
      ? [
          `The machine weighs ${machine} bytes, over ${runBudgets.machine} (scripts/export/checks/run.ts): see what samples/vm/ has grown by`,
        ]
      : []),
    ...(firstClick > runBudgets.firstClick
      ? [
          `The first click on the middle recipe fetches ${firstClick} bytes, over ${runBudgets.firstClick} (scripts/export/checks/run.ts): see in lib/shared/run/needs.ts what recipes need`,
        ]
      : []),
  ]
}

/** The weight of the program runner, in one line. */
export function runLine({ firstClicks, list }: ExportedRun): string {
  const kilobytes = (bytes = 0) => (bytes / 1000).toFixed(0)
  const middle = middleOf(firstClicks)
  const heaviest = byWeight(firstClicks).at(-1)
  return `to run a recipe, in kB: machine ${kilobytes(list[machineFile]?.packed)}, first click ${kilobytes(middle?.bytes)} (median), ${kilobytes(heaviest?.bytes)} at most (${heaviest?.recipe})`
}

const byWeight = (firstClicks: readonly FirstClick[]) =>
  firstClicks.toSorted((a, b) => a.bytes - b.bytes)

const middleOf = (firstClicks: readonly FirstClick[]) =>
  byWeight(firstClicks)[firstClicks.length >> 1]

const isRecipe = (name: string) => /^[\w-]+\/.*\.ts$/.test(name)
