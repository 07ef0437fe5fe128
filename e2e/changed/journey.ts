import {
  literal,
  open,
  type Place,
  searchFor,
  type,
  until,
} from '../attacks/reader'
import type { Change } from './changes'

const current = `document.querySelector('#sidebar [aria-current=page]')?.pathname`

/**
 * Reads on a changed page: tabs, both searches, a program, another page and back.
 *
 * @param prefix the language's path, `/de` or nothing
 */
export async function readOn(
  stage: Place,
  prefix: string,
  { script, bare }: Change,
  when: 'before the client' | 'after the client',
): Promise<void> {
  const { page } = stage
  const accounts = `${prefix}/core-concepts/accounts.html`
  const recipes = `${prefix}/references/basic-transactions.html`
  await open(stage, accounts)
  if (when === 'after the client') await page.evaluate(script)
  await switchTabs(stage)
  if (bare) {
    await follow(
      stage,
      `main a[href^="${prefix}/core-concepts/"]:not([href*="accounts.html"])`,
    )
    await page.evaluate('history.back()')
    await until(page, `location.pathname === ${literal(accounts)}`)
    await switchTabs(stage)
    return
  }
  await suggest(stage)
  await search(stage)
  await follow(stage, `#sidebar a[href=${literal(recipes)}]`)
  await until(page, `${current} === ${literal(recipes)}`)
  await run(stage)
  await page.evaluate('history.back()')
  await until(page, `${current} === ${literal(accounts)}`)
  await switchTabs(stage)
  const stayed = await page.evaluate(`'here' in self`)
  if (!stayed) throw new Error('A page was loaded anew')
}

async function follow({ page }: Place, link: string): Promise<void> {
  await page.evaluate(`self.here = 1, self.before = location.pathname,
    document.querySelector(${literal(link)}).click()`)
  await until(page, `location.pathname !== self.before`)
  const stayed = await page.evaluate(`'here' in self`)
  if (!stayed) throw new Error(`The page was loaded anew: ${link}`)
}

async function switchTabs({ page }: Place): Promise<void> {
  for (const at of [1, 0]) {
    const tab = `document.querySelectorAll('[data-code-group]:has([role=tab]:nth-child(2)) [role=tab]')[${at}]`
    await page.evaluate(`(${tab}.querySelector('font font') ?? ${tab}).click()`)
    await until(
      page,
      `${tab}.ariaSelected === 'true' &&
        document.getElementById(${tab}.getAttribute('aria-controls')).checkVisibility()`,
    )
  }
}

async function suggest({ page }: Place): Promise<void> {
  for (const query of ['sol', 'token']) {
    await type(page, 'search input', query)
    await until(page, `document.querySelector('search a[role=option]')`)
  }
  await type(page, 'search input', '')
  await until(page, `!document.querySelector('search [role=option]')`)
}

async function search({ page }: Place): Promise<void> {
  await searchFor(page, 'token')
  const hits = `document.querySelectorAll('dialog[open] [role=treeitem]').length`
  await until(page, `${hits} > 0`)
  await type(page, 'dialog[open] input', 'qqxqqxqq')
  await until(page, `${hits} === 0`)
  await type(page, 'dialog[open] input', 'account')
  await until(page, `${hits} > 0`)
  await page.evaluate(`document.querySelector('dialog[open] input').dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Escape', code: 'Escape', bubbles: true, cancelable: true }))`)
  await until(
    page,
    `!document.querySelector('dialog[open]') && history.state?.over === undefined`,
  )
}

/** Runs a program, and once more, so that all that the panel shows changes. */
async function run({ page }: Place): Promise<void> {
  const panel = `document.querySelector('[data-run-panel] [role=log]')`
  await page.evaluate(`document.querySelector('[data-run]').click()`)
  await until(page, `/\\S/.test(${panel}?.textContent ?? '')`)
  await page.evaluate(`document.querySelector('[data-run]').click()`)
  await until(page, `/\\S/.test(${panel}?.textContent ?? '')`)
  await page.evaluate(
    `for (const part of document.querySelectorAll('[data-run-panel] details')) part.open = true`,
  )
}
