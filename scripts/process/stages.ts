import { cureOfName } from '@/lib/site/nearest-name'

export interface Stage {
  readonly name: string
  readonly run: () => void | Promise<void>
  /** True where the output of a stage that passes is hints, which stop nothing. */
  readonly hints?: boolean
}

type Print = (line: string) => void

/**
 * Runs stages one after the other, prints the time of each, stops at the first that fails, and
 * ends with a line `N passed, N failed`.
 *
 * @returns true if all passed
 */
export async function runStages(
  stages: readonly Stage[],
  print: Print = console.log,
  now: () => number = Date.now,
): Promise<boolean> {
  let passed = 0
  for (const { name, run } of stages) {
    const startedAt = now()
    const seconds = () => ((now() - startedAt) / 1000).toFixed(1)
    print(`\n== ${name}`)
    try {
      await run()
    } catch (error) {
      print(error instanceof Error ? error.message : String(error))
      print(`== ${name} failed after ${seconds()} s`)
      print(`${passed} passed, 1 failed`)
      return false
    }
    passed += 1
    print(`== ${name} passed in ${seconds()} s`)
  }
  print(`\n${passed} passed, 0 failed`)
  return true
}

/**
 * The stages of these names, or all stages without names.
 *
 * @throws on a name that no stage has
 */
export function chooseStages<Kind extends Stage>(
  stages: readonly Kind[],
  names: readonly string[],
): readonly Kind[] {
  const known = stages.map(({ name }) => name)
  const unknown = names.find((name) => !known.includes(name))
  if (unknown !== undefined)
    throw new Error(
      `There is no stage "${unknown}"; ${cureOfName(unknown, known)}`,
    )
  return stages.filter(({ name }) => names.length === 0 || names.includes(name))
}
