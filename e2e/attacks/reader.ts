import { canary } from './hostile'

/** A page of Playwright or of Puppeteer. */
export interface AnyPage {
  goto(address: string): Promise<unknown>
  evaluate(expression: string): Promise<unknown>
}

/** What an attack is tried with. */
export interface Stage {
  readonly page: AnyPage
  /** The origin of the site. */
  readonly own: string
  /** The origin of another site. */
  readonly target: string
  /** Requests that reached the other site. */
  readonly hits: () => number
  /** Answers requests of scripts for a path with another text; documents load as they are. */
  readonly change: (path: string, text: string) => void
}

/** A page, and where the site is. */
export type Place = Pick<Stage, 'own' | 'page'>

/** A way in which foreign text reaches a page. */
export interface Way {
  readonly name: string
  /** What the browser says in the console when it refuses one of them; otherwise it is empty. */
  readonly refusals?: RegExp
  /** Tries the values, and throws where one of them does something. */
  readonly attack: (stage: Stage, values: readonly string[]) => Promise<void>
}

export const accounts = '/core-concepts/accounts.html'
export const pdas = '/core-concepts/pdas.html'

/** A text of JavaScript for a value, lone surrogates included. */
export const literal = (value: unknown) => JSON.stringify(value)

/** Waits in a page until an expression is true. */
export async function until(page: AnyPage, expression: string): Promise<void> {
  const before = Date.now()
  for (;;) {
    // The document may change while it is asked.
    const holds = await page
      .evaluate(`Boolean(${expression})`)
      .catch(() => false)
    if (holds) return
    if (Date.now() - before > 30_000)
      throw new Error(`This never became true: ${expression}`)
    await page.evaluate('new Promise(requestAnimationFrame)').catch(() => {})
  }
}

/**
 * Loads a page and waits for its client. The present page goes there by itself, because Firefox's
 * driver takes the end of a script that still loads here for the end of the next load.
 */
export async function open({ own, page }: Place, path: string): Promise<void> {
  await page.evaluate(`self.left = 1, location.assign(${literal(own + path)})`)
  await until(
    page,
    `!('left' in self) && document.documentElement.dataset.client === 'ready'`,
  )
}

/** What a script of the page sees after an attack: nothing may have happened. */
export async function assertNothingRan(
  { hits, own, page }: Stage,
  value: string,
): Promise<void> {
  const what = value.slice(0, 80)
  const seen = await page.evaluate(
    `[${literal(canary)} in self, location.origin, Object.keys(Object.prototype).length].join()`,
  )
  if (seen !== `false,${own},0`)
    throw new Error(`It got through (${seen}): ${what}`)
  if (hits() > 0) throw new Error(`A request left the site: ${what}`)
}

/** The page works: a clean link of its sidebar is followed. */
export async function assertUsable(
  stage: Stage,
  path: string,
  { soft = true } = {},
): Promise<void> {
  const { page } = stage
  await page.evaluate(`self.here = 1, document
    .querySelector('#sidebar a[href=${literal(path)}]').click()`)
  await until(
    page,
    `location.pathname === ${literal(path)} && document.querySelector('h1')
      && document.querySelector('#sidebar [aria-current=page]')?.pathname === ${literal(path)}
      && document.documentElement.dataset.client === 'ready'`,
  )
  const stayed = await page.evaluate(`'here' in self`)
  if (soft && !stayed) throw new Error('The page was loaded anew')
}

/** Opens the docs search with a query, and waits for hits or for a message. */
export async function searchFor(page: AnyPage, query: string): Promise<void> {
  await page.evaluate(`document.querySelector('[data-docs-search]').click()`)
  await until(page, `document.querySelector('dialog[open] input')`)
  await type(page, 'dialog[open] input', query)
}

/** Writes a text into a field as a reader does. */
export async function type(
  page: AnyPage,
  field: string,
  text: string,
): Promise<void> {
  await page.evaluate(`(() => {
    const field = document.querySelector(${literal(field)})
    field.focus()
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')
    set.call(field, ${literal(text)})
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  })()`)
}
