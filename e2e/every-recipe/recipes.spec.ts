import { expect } from '../fixtures'
import { testOver } from '../own-host'
import { machinePage, startMachineHost } from '../run/machine-host'
import { difference, recipes } from '../run/recorded'
import { runInPage } from '../run/run-in-page'

const test = testOver(startMachineHost)
const perPage = 28

/** Recipes that print something else in a browser, each with the reason. */
const known: Readonly<Record<string, string>> = {}

for (let first = 0; first < recipes.length; first += perPage) {
  const some = recipes.slice(first, first + perPage)
  test(`recipes print what the record holds, from ${some[0]} on`, async ({
    page,
  }) => {
    test.setTimeout(120_000)
    await page.goto(machinePage)
    await page.waitForFunction(() => 'openMachine' in globalThis)
    const differences: string[] = []
    for (const file of some.filter((each) => !known[each])) {
      const ran = await runInPage(page, { file })
      differences.push(...[difference(file, ran) ?? []].flat())
    }
    expect(differences).toEqual([])
  })
}
