import { inAddress } from './hostile'
import {
  accounts,
  assertNothingRan,
  assertUsable,
  literal,
  open,
  pdas,
  type Stage,
  until,
  type Way,
} from './reader'

/** Tries each value as query and hash of an address, and as the hash that a loaded page gets. */
async function attackQuery(
  stage: Stage,
  values: readonly string[],
  path: string,
): Promise<void> {
  for (const value of values) {
    const text = inAddress(value)
    await open(stage, `${path}?code=${text}&recipe=${text}&${text}#${text}`)
    await assertNothingRan(stage, value)
  }
  for (const value of values) {
    await stage.page.evaluate(
      `location.hash = ${literal(value.slice(0, 6000))}`,
    )
    await assertNothingRan(stage, value)
  }
  await assertUsable(stage, pdas)
}

/** Addresses that somebody gives to a reader. */
export const addressWays: readonly Way[] = [
  ...[accounts, '/errors.html', '/offline.html'].map(
    (path): Way => ({
      name: `query and hash of ${path}`,
      attack: (stage, values) => attackQuery(stage, values, path),
    }),
  ),
  {
    name: 'recipe of the playground',
    attack: async (stage, values) => {
      await attackQuery(stage, values, '/playground.html')
      await open(stage, '/playground.html?recipe=javascript:0')
      await until(
        stage.page,
        `document.querySelector('[data-playground] select')`,
      )
      const chosen = await stage.page.evaluate(
        `document.querySelector('[data-playground] select').value`,
      )
      if (chosen) throw new Error(`The playground took ${chosen}`)
    },
  },
  {
    name: 'unknown addresses',
    refusals: /status of 404/,
    attack: async (stage, values) => {
      for (const value of values) {
        const text = inAddress(value)
        for (const path of [`/${text}`, `/de/${text}?${text}#${text}`]) {
          await stage.page.goto(stage.own + path)
          await until(stage.page, `document.querySelector('h1')`)
          await assertNothingRan(stage, value)
        }
      }
      await open(stage, accounts)
      await assertUsable(stage, pdas)
    },
  },
  {
    name: 'links of a page, followed inside the document',
    attack: async (stage, values) => {
      await open(stage, accounts)
      for (const value of values) {
        await stage.page.evaluate(`(() => {
          const link = document.createElement('a')
          link.href = ${literal(`${pdas}?code=`)} + ${literal(inAddress(value))} +
            '#' + ${literal(inAddress(value))}
          if (location.pathname !== ${literal(accounts)}) link.pathname = ${literal(accounts)}
          document.querySelector('main').append(link)
          link.click()
        })()`)
        await assertNothingRan(stage, value)
      }
      await open(stage, accounts)
      await assertUsable(stage, pdas)
    },
  },
]
