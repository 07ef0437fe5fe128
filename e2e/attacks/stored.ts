import { storedKeys } from '../../lib/client/guard/stored-choices'
import { historyKeys } from '../../lib/client/search/docs-search/history'
import { keptMachine, listPath } from '../../lib/shared/offline/contract'
import { wishName } from '../../lib/shared/offline/saved'
import {
  accounts,
  assertNothingRan,
  assertUsable,
  literal,
  open,
  pdas,
  until,
  type Way,
} from './reader'

const hitKeys = historyKeys('text-en')

/** The beginning of the name of a cache that holds a language. */
const begun = wishName('/', 'en').replace(/wish$/, '')

/** A hit as the docs search stores it, with a value in each of its texts. */
const hitWith = (value: string) => ({
  objectID: value,
  url: value,
  type: 'lvl1',
  content: value,
  hierarchy: { lvl0: value, lvl1: value, lvl2: value },
  _snippetResult: { hierarchy: { lvl1: { value } } },
})

/** What earlier pages of the origin, other programs, or a reader's tools have stored. */
export const storedWays: readonly Way[] = [
  {
    name: 'choices in localStorage',
    attack: async (stage, values) => {
      const { page } = stage
      await open(stage, accounts)
      for (const value of values) {
        await page.evaluate(`for (const key of ${literal(storedKeys)})
          localStorage.setItem(key, ${literal(value)})`)
        await open(stage, accounts)
        await assertNothingRan(stage, value)
        const left = await page.evaluate(
          `${literal(storedKeys)}.filter((key) => localStorage.getItem(key) !== null).join()`,
        )
        if (left) throw new Error(`${left} still hold ${value.slice(0, 80)}`)
      }
      await assertUsable(stage, pdas)
    },
  },
  {
    name: 'recent searches and favorites in localStorage',
    attack: async (stage, values) => {
      const { page } = stage
      for (const value of values) {
        await open(stage, accounts)
        const lists = [value, literal([hitWith(value), value, null])]
        await page.evaluate(`${literal(hitKeys)}.forEach((key, at) =>
          localStorage.setItem(key, ${literal(lists)}[at]))`)
        await page.evaluate(
          `document.querySelector('[data-docs-search]').click()`,
        )
        await until(page, `document.querySelector('dialog[open] input')`)
        await assertNothingRan(stage, value)
        // What is kept is a list of hits with texts, each of them on this site.
        const bad = await page.evaluate(`${literal(hitKeys)}
          .flatMap((key) => JSON.parse(localStorage.getItem(key)))
          .filter((hit) => new URL(hit.url, location.href).origin !== location.origin ||
            /[<>]/.test(JSON.stringify(hit.hierarchy))).length`)
        if (bad) throw new Error(`It was kept: ${value.slice(0, 80)}`)
      }
      await open(stage, accounts)
      await assertUsable(stage, pdas)
    },
  },
  {
    name: 'keys of others in localStorage and sessionStorage, and the window’s name',
    attack: async (stage, values) => {
      const { page } = stage
      await open(stage, accounts)
      await page.evaluate(`for (const value of ${literal(values)}) {
        localStorage.setItem(value, value)
        sessionStorage.setItem(value, value)
      }`)
      for (const value of values) {
        await page.evaluate(`self.name = ${literal(value)}`)
        await open(stage, accounts)
        await assertNothingRan(stage, value)
      }
      await assertUsable(stage, pdas)
      await page.evaluate(`localStorage.clear(), sessionStorage.clear()`)
    },
  },
  {
    name: 'the state of history entries',
    attack: async (stage, values) => {
      const { page } = stage
      const states = values.flatMap((value) => [
        value,
        { entry: value, offset: value, over: value },
        { entry: [value], offset: { value }, over: null },
      ])
      await open(stage, accounts)
      for (const state of states) {
        await page.evaluate(`history.replaceState(${literal(state)}, '')`)
        await assertUsable(stage, pdas)
        await page.evaluate(
          `history.replaceState(${literal(state)}, ''), history.back()`,
        )
        await until(
          page,
          `document.querySelector('#sidebar [aria-current=page]')
            ?.pathname === ${literal(accounts)} &&
            location.pathname === ${literal(accounts)}`,
        )
        await assertNothingRan(stage, `${literal(state)}`)
      }
      await open(stage, accounts)
      await page.evaluate(
        `history.replaceState({ entry: 1n, offset: 1n, over: 1n }, '')`,
      )
      await assertUsable(stage, pdas)
      await page.evaluate(`history.back()`)
      await until(
        page,
        `document.querySelector('#sidebar [aria-current=page]')
        ?.pathname === ${literal(accounts)}`,
      )
      await assertUsable(stage, pdas, { soft: false })
    },
  },
  {
    name: 'Cache storage and IndexedDB',
    attack: async (stage, values) => {
      const { page } = stage
      await open(stage, '/offline.html')
      for (const value of values) {
        await page.evaluate(`(async () => {
          const value = ${literal(value)}
          for (const name of [value, ${literal(begun)} + value]) {
            const cache = await caches.open(name)
            for (const list of ${literal([listPath('en'), listPath(keptMachine)])})
              await cache.put('/' + list, new Response(value))
          }
          const request = indexedDB.open(value.slice(0, 100))
          await new Promise((resolve) => { request.onsuccess = request.onerror = resolve })
          request.result?.close()
        })()`)
        await open(stage, '/offline.html')
        await until(
          page,
          `document.querySelector('[data-offline]').textContent.trim()`,
        )
        await assertNothingRan(stage, value)
      }
      await assertUsable(stage, pdas)
    },
  },
]
