import { clientReady, expect } from '../fixtures'
import { accounts, follow, installation, pdas } from '../steps'
import {
  expectText,
  nothing,
  offlinePath,
  panelOf,
  requestSaving,
  saveOffline,
  stored,
  test,
  textsOf,
  withGaps,
} from './steps'

const zh = `/zh${accounts}`
const texts = textsOf('zh')

test('what is saved, and how old it is, shows also at the next visit', async ({
  page,
}) => {
  await page.goto(offlinePath('zh'))
  await expectText(page, 'zh', withGaps(texts.offer))
  await saveOffline(page, 'zh')
  await expectText(page, 'zh', withGaps(texts.saved))
  await page.reload()
  await expectText(page, 'zh', withGaps(texts.saved))
  const days = panelOf(page, 'zh').locator('time:visible')
  await expect(days).toHaveCount(2)
  for (const day of await days.all())
    await expect(day).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\dT/)
})

test('a new deploy is fetched in the background, and only its changes, whatever the clock says', {
  tag: '@firefox',
}, async ({ host, page }) => {
  await page.clock.setFixedTime(new Date('1971-01-01T00:00:00Z'))
  await saveOffline(page, 'zh')
  host.deploy('zh', zh, (html) => html.replaceAll('</h1>', ' 2030</h1>'))
  host.requests.length = 0
  await page.goto('/zh/')
  await expect.poll(() => host.requests).toContain(zh)
  await page.goto(offlinePath('zh'))
  await expectText(page, 'zh', '2030')
  await expectText(page, 'zh', withGaps(texts.saved))
  expect(host.requests).not.toContain('/zh/a-z.html')
  await host.cut()
  await page.goto(zh)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('2030')
  expect((await stored(page)).caches).toHaveLength(1)
})

test('an incomplete language is not served, and is completed later', {
  tag: '@firefox',
}, async ({ host, page }) => {
  host.spoil(/accounts/, 'breaks off')
  await requestSaving(page, 'zh')
  await expectText(page, 'zh', texts.doneUnreachable)
  await expectText(page, 'zh', texts.partial)
  await page.goto(`/zh${installation}`)
  await clientReady(page)
  await follow(page, `/zh${pdas}`)
  host.repair()
  await page.goto('/zh/')
  await page.goto(offlinePath('zh'))
  await expectText(page, 'zh', withGaps(texts.saved))
  await host.cut()
  await page.goto(zh)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('after removal, nothing is left', { tag: '@firefox' }, async ({
  host,
  page,
}) => {
  await saveOffline(page, 'zh')
  await saveOffline(page, 'tr')
  const remove = (locale: 'tr' | 'zh') =>
    panelOf(page, locale).getByRole('button', { name: textsOf(locale).remove })
  await remove('tr').click()
  await expectText(page, 'tr', textsOf('tr').doneRemoved)
  expect((await stored(page)).caches).toHaveLength(1)
  await page.goto(offlinePath('zh'))
  await remove('zh').click()
  await expectText(page, 'zh', texts.doneRemoved)
  await expect.poll(() => stored(page)).toEqual(nothing)
  await page.goto(accounts)
  await clientReady(page)
  await follow(page, pdas)
  await saveOffline(page, 'zh')
  await host.cut()
  await page.goto(zh)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
