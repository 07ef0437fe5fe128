import assert from 'node:assert/strict'
import { test } from 'node:test'
import { messagesOf } from '../messages'
import { useWebKit, type WebKit } from './browser'

const accounts = '/core-concepts/accounts.html'
const pdas = '/core-concepts/pdas.html'
const open = useWebKit()
const modal = 'dialog[open]'

const scrollTo = async ({ evaluate, until }: WebKit, place: number) => {
  await evaluate(`scrollTo({ top: ${place}, behavior: 'instant' })`)
  await until(`Math.abs(scrollY - ${place}) < 5`)
  // The client receives it in the next frame.
  await evaluate(
    'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(null))))',
  )
}

const isAt = ({ until }: WebKit, path: string, place: number) =>
  until(`location.pathname === '${path}' && Math.abs(scrollY - ${place}) < 30`)

const follow = ({ evaluate }: WebKit, path: string) =>
  evaluate(`document.querySelector('#sidebar a[href="${path}"]').click()`)

test('a link navigates inside the document, moves the focus and sets the title', async () => {
  const page = await open(accounts)
  await page.evaluate('Object.assign(window, { here: true }) && null')
  await follow(page, pdas)
  await page.until(`location.pathname === '${pdas}' && scrollY === 0`)
  assert.equal(await page.evaluate('window.here'), true)
  await page.until(
    `document.querySelector('#announcer').textContent.includes(document.title)`,
  )
})

test('Back and Forward restore the offsets of two pages that share a heading', async () => {
  const page = await open(`${accounts}#sources`)
  await scrollTo(page, 1234)
  await follow(page, pdas)
  await page.until(`location.pathname === '${pdas}'`)
  await page.evaluate(`location.hash = 'sources'`)
  await scrollTo(page, 777)
  await page.evaluate('history.go(-2)')
  await isAt(page, accounts, 1234)
  await page.evaluate('history.go(2)')
  await isAt(page, pdas, 777)
  await page.evaluate('history.go(-2)')
  await isAt(page, accounts, 1234)
})

test('the language menu is closed when Back returns to its page', async () => {
  const page = await open(accounts)
  await page.click('[popovertarget=languages]')
  await page.until(`document.querySelector('#languages:popover-open') !== null`)
  await page.click('#languages a[hreflang=de-DE]')
  await page.until(`location.pathname === '/de${accounts}'`)
  await page.back()
  await page.until(
    `location.pathname === '${accounts}' && !document.querySelector(':popover-open')`,
  )
})

test('text typed into the playground survives Back, Forward and a reload', async () => {
  const page = await open('/playground.html')
  const content = `[...document.querySelectorAll('main *')].find(({ shadowRoot }) => shadowRoot)?.shadowRoot.querySelector('.cm-content')`
  await page.until(`!!${content}`)
  await page.evaluate(`${content}.focus()`)
  await page.press(...'mine')
  const isThere = () => page.until(`${content}?.textContent.includes('mine')`)
  await isThere()
  await follow(page, accounts)
  await page.until(`location.pathname === '${accounts}'`)
  await page.back()
  await isThere()
  await page.forward()
  await page.back()
  await isThere()
})

test('the search box jumps to a heading', async () => {
  const page = await open('/')
  await page.press('s', ...'minimum bal')
  await page.until(
    `document.querySelector('[role=option][aria-selected=true]') !== null`,
  )
  await page.press('Enter')
  await page.until(`location.hash === '#minimum-balance'`)
})

for (const key of ['Escape', 'Control+k'])
  test(`the docs search preserves the scroll offset when ${key} closes it`, async () => {
    const page = await open(accounts)
    await scrollTo(page, 1500)
    await page.press('Control+k')
    await page.until(`document.activeElement?.matches('${modal} input')`)
    await page.press(key)
    await page.until(`!document.querySelector('${modal}')`)
    // WebKit would scroll in a later task.
    await page.evaluate(
      'new Promise((resolve) => setTimeout(() => resolve(null), 500))',
    )
    assert.ok(Math.abs(Number(await page.evaluate('scrollY')) - 1500) < 5)
  })

test('the Enter that ends a composition does not follow a hit, the next one does', async () => {
  const page = await open(accounts)
  await page.press('Control+k')
  await page.until(`document.activeElement?.matches('${modal} input')`)
  await page.press(...'nonce')
  await page.until(
    `document.querySelector('${modal} [aria-selected=true] mark') !== null`,
  )
  // Safari sends it after the composition, with the key code of an input method.
  await page.evaluate(`document.activeElement.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true }),
  )`)
  assert.equal(
    await page.evaluate(`!!document.querySelector('${modal}')`),
    true,
  )
  await page.press('Enter')
  await page.until(
    `location.pathname !== '${accounts}' && !document.querySelector('${modal}')`,
  )
})

test('the docs search finds a Thai word', async () => {
  const page = await open(`/th${accounts}`)
  await page.press('Control+k')
  await page.until(`document.activeElement?.matches('${modal} input')`)
  await page.press(...'สร้าง')
  await page.until(
    `document.querySelector('${modal} [aria-selected=true] mark')?.textContent.includes('สร้าง')`,
  )
})

test('the scheme switches and persists', async () => {
  const page = await open('/')
  const theme = () => page.evaluate('document.documentElement.dataset.theme')
  const before = await theme()
  await page.click('[role=switch]')
  const picked = await theme()
  assert.notEqual(picked, before)
  const again = await open('/')
  assert.equal(
    await again.evaluate('document.documentElement.dataset.theme'),
    picked,
  )
})

test('tabs switch by arrow and Enter', async () => {
  const page = await open(accounts)
  const tabs = 'main [role=tablist]:has([role=tab]:nth-child(2)) [role=tab]'
  const chosen = () =>
    page.evaluate(
      `document.querySelector('${tabs}[aria-selected=true]').textContent`,
    )
  const first = await chosen()
  await page.evaluate(`document.querySelector('${tabs}').focus()`)
  await page.press('ArrowRight', 'Enter')
  assert.notEqual(await chosen(), first)
})

test('a drawing opens, and closes with Escape', async () => {
  const page = await open('/guides/serialization.html')
  await page.click('[data-zoomable] svg')
  await page.until(`!!document.querySelector('${modal}')`)
  await page.press('Escape')
  await page.until(`!document.querySelector('${modal}')`)
})

test('a recipe runs on its page', async () => {
  const page = await open(`${accounts}?code=kit`)
  const { code, run } = messagesOf('en')
  await page.evaluate(
    `[...document.querySelectorAll('main button')].find(({ textContent }) => textContent === '${code.run}').click()`,
  )
  const [done = ''] = run.done.split('{time}')
  await page.until(
    `[...document.querySelectorAll('p[role=status]')].some(({ textContent }) => textContent.startsWith(${JSON.stringify(done)}))`,
  )
})

test('the error finder finds an error', async () => {
  const page = await open('/errors.html')
  await page.until(`!document.querySelector('main [aria-busy]')`)
  await page.evaluate(`document.querySelector('main textarea').focus()`)
  await page.press(...'0x1771')
  await page.until(
    `document.querySelector('main').innerText.includes('6001 (0x1771)')`,
  )
})
