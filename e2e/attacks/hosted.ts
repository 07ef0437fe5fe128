import { readFileSync } from 'node:fs'
import { site } from '../../site.config'
import {
  accounts,
  assertNothingRan,
  assertUsable,
  literal,
  open,
  pdas,
  type Stage,
  searchFor,
  type,
  until,
  type Way,
} from './reader'

const dialog = 'dialog[open]'
const rows = `document.querySelectorAll('${dialog} [role=treeitem]')`

/** The texts of the islands as a build with the hosted search has them. */
function withProvider(): string {
  const texts = JSON.parse(readFileSync('out/texts/en.json', 'utf8'))
  const hosted = {
    appId: 'BOOKTEST',
    apiKey: 'public-key',
    facetFilters: [],
    origin: site.origin,
  }
  const docsSearch = { ...texts.docsSearch, indexName: 'book', hosted }
  return literal({ ...texts, docsSearch })
}

/** A hit with a text in each of its fields. */
const hitOf = (text: unknown, url: unknown = text) => ({
  objectID: text,
  url,
  type: text,
  content: text,
  anchor: text,
  hierarchy: { lvl0: text, lvl1: text, lvl2: text },
  _highlightResult: { hierarchy: { lvl0: { value: text } } },
  _snippetResult: {
    hierarchy: { lvl1: { value: text }, lvl2: { value: text } },
    content: { value: text },
  },
  __docsearch_parent: { url: text, _highlightResult: text },
})

const answerOf = (...hits: readonly unknown[]) =>
  literal({ results: [{ hits, nbHits: 1e9, index: 'book', missing: hits }] })

/** Addresses that are no page of the site, and one of the site with the text in it. */
const addressesWith = (target: string, text: string) => [
  target,
  `//${new URL(target).host}/frame`,
  `${site.origin}//${new URL(target).host}/frame`,
  `${site.origin}@${new URL(target).host}/frame`,
  `\\\\${new URL(target).host}\\frame`,
  'javascript:self.canary=1',
  'java\nscript:self.canary=1',
  'data:text/html,<script>self.canary=1</script>',
  `blob:${target}/a`,
  `${site.origin}${pdas}#${text.slice(0, 200)}`,
]

const good = answerOf({
  ...hitOf('Why'),
  objectID: 'good',
  url: `${site.origin}${pdas}#why`,
})

/** Answers of other forms than a provider's. */
const malformed = [
  ...['', 'null', '[]', '7', '{"results":null}', '{"results":[]}'],
  ...['{"results":[null]}', '{"results":[{"hits":{"length":3}}]}'],
  answerOf(null, 7, 'hit', [], {}),
  answerOf(
    hitOf(null),
    hitOf(7),
    hitOf({}),
    hitOf([[]]),
    hitOf({ value: 'x' }),
  ),
  answerOf(hitOf('__proto__', pdas), hitOf('hasOwnProperty', pdas)),
  `{"__proto__":{"hits":[]},"results":[{"__proto__":{"canary":1},"hits":[{"__proto__":{"url":"/"},"hierarchy":{"__proto__":{"lvl0":"a"}}}]}]}`,
  answerOf(...Array.from({ length: 20_000 }, () => hitOf('many', pdas))),
  answerOf(hitOf('long '.repeat(100_000), pdas)),
  `${'{"results":['.repeat(2000)}${']}'.repeat(2000)}`,
]

/** Opens the search with the provider's answers in place of the hosts, which belong to somebody. */
async function openSearch(stage: Stage, answer: string): Promise<void> {
  await open(stage, accounts)
  await stage.page.evaluate(`
    self.answer = ${literal(answer)}
    self.XMLHttpRequest = class {
      open() {}
      setRequestHeader() {}
      getAllResponseHeaders() { return '' }
      abort() {}
      send() {
        this.status = 200
        this.responseText = self.answer
        queueMicrotask(() => this.onload())
      }
    }`)
  await searchFor(stage.page, 'size')
}

/** Searches with a changed answer, and then with a good one in the same dialog. */
async function attackWith(stage: Stage, answer: string): Promise<void> {
  const { page } = stage
  const what = answer.slice(0, 200)
  await openSearch(stage, answer)
  await until(
    page,
    `document.querySelector('${dialog} :is([role=treeitem], [role=alert] button)')`,
  )
  await assertNothingRan(stage, what)
  const leaving = await page.evaluate(
    `[...document.querySelectorAll('${dialog} [role=treeitem] a')]
      .filter(({ href }) => new URL(href).origin !== location.origin).length`,
  )
  if (leaving) throw new Error(`A hit leaves the site: ${what}`)
  await page.evaluate(`self.answer = ${literal(good)}`)
  await type(page, `${dialog} input`, 'why')
  await until(
    page,
    `${rows}.length === 1 && ${rows}[0].textContent.includes('Why')`,
  )
}

/** Follows the only hit: the search and the page go on. */
async function followHit({ page }: Stage): Promise<void> {
  await page.evaluate(
    `self.here = 1, document.querySelector('${dialog} [role=treeitem] a').click()`,
  )
  await until(
    page,
    `location.pathname === ${literal(pdas)} && !document.querySelector('${dialog}')`,
  )
  const stayed = await page.evaluate(`'here' in self`)
  if (!stayed) throw new Error('The page was loaded anew')
}

/** Answers of the hosted search's provider, or of somebody on the way to it. */
export const hostedWays: readonly Way[] = [
  {
    name: 'texts and addresses of the hosted search’s hits',
    attack: async (stage, values) => {
      stage.change('/texts/en.json', withProvider())
      for (const value of values) {
        const urls = addressesWith(stage.target, value)
        const hits = urls.map((url) => hitOf(value, url))
        for (const answer of [value, answerOf(hitOf(value), ...hits)])
          await attackWith(stage, answer)
      }
      await followHit(stage)
      await assertUsable(stage, accounts)
    },
  },
  {
    name: 'forms of the hosted search’s answers',
    attack: async (stage) => {
      stage.change('/texts/en.json', withProvider())
      for (const answer of malformed) await attackWith(stage, answer)
      await followHit(stage)
      await assertUsable(stage, accounts)
    },
  },
]
