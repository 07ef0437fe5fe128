import { readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { addressForms } from '../../scripts/export/checks/addresses'
import { openFolder } from '../../scripts/export/files/folder'
import { cacheClassOf, cacheControl } from '../../scripts/export/hosts/cache'
import { contentType } from '../../scripts/export/hosts/content-types'
import { securityHeaders } from '../../scripts/export/hosts/headers'
import { oldAddressOf } from '../../scripts/export/hosts/rules'
import { locales, site } from '../../site.config'
import { docsSearchOn } from '../docs-search-steps'
import { expect } from '../fixtures'
import { testOver } from '../own-host'
import { homePath, sitePages } from '../site-pages'
import { accounts, linkTo, localeOf, open, pdas } from '../steps'
import { cure, findNginx, startNginx } from './nginx'

const program = findNginx()
if (!program) console.log(cure)
const test = testOver(() => startNginx(program ?? 'nginx'))
test.skip(!program, cure)

/** A home page, or an article. */
const isExample = ({ path }: { readonly path: string }) =>
  /(?:\/|core-concepts\/accounts\.html)$/.test(path)

/** The wrong headers of a response: our own, its type, and its cache time. */
function wrongHeaders(
  { headers, url }: Response,
  type: string,
  cache: keyof typeof cacheControl,
): readonly string[] {
  const wanted = [
    ...securityHeaders,
    ['content-type', type],
    ['cache-control', cacheControl[cache]],
  ] as const
  return wanted
    .filter(([name, value]) => headers.get(name) !== value)
    .map(([name]) => `${url}: ${name} is ${headers.get(name)}`)
}

test('every form of an address loads its page, and old addresses redirect to it', async ({
  host,
}) => {
  const query = '?code=rust&from=a%20b'
  const wrong: string[] = []
  for (const { path } of sitePages.filter(isExample)) {
    const html = readFileSync(
      `out${path.replace(/\/$/, '/index.html')}`,
      'utf8',
    )
    for (const form of addressForms(path)) {
      const answer = await fetch(host.origin + form, { redirect: 'manual' })
      if (answer.status !== 200 || (await answer.text()) !== html)
        wrong.push(form)
    }
    for (const old of [oldAddressOf(path), `${oldAddressOf(path)}/`]) {
      const answer = await fetch(host.origin + old + query, {
        redirect: 'manual',
      })
      const target = answer.headers.get('location')
      if (answer.status !== 301 || target !== path + query) wrong.push(old)
    }
  }
  expect(wrong).toEqual([])
})

test('every kind of file has its type, its cache time and the headers, and texts are compressed', async ({
  host,
}) => {
  const kinds = new Map(
    openFolder('out')
      .files()
      .filter((file) => extname(file))
      .map((file) => [extname(file) + cacheClassOf(`/${file}`, ''), file]),
  )
  const wrong: string[] = []
  for (const file of kinds.values()) {
    const answer = await fetch(`${host.origin}/${file}`)
    const kind = cacheClassOf(`/${file}`, '')
    wrong.push(...wrongHeaders(answer, contentType(file), kind))
  }
  expect(wrong).toEqual([])
  const { headers } = await fetch(host.origin + accounts)
  expect(headers.get('content-encoding')).toBe('gzip')
  expect(headers.get('vary')).toBe('Accept-Encoding')
})

test('an unknown address gets the 404 page of its prefix, which is not cached', async ({
  host,
}) => {
  const paths = [
    ...locales.map((locale) => `${homePath(locale)}no/such-page`),
    '/assets/no-such-file.js',
    '/core-concepts/',
  ]
  for (const path of paths) {
    const answer = await fetch(host.origin + path)
    expect(answer.status, path).toBe(404)
    const { lang } = site.locales[localeOf(path)]
    expect(await answer.text()).toContain(`<html lang="${lang}"`)
    expect(wrongHeaders(answer, contentType('404.html'), 'document')).toEqual(
      [],
    )
  }
})

test('no address redirects to another site', async ({ host }) => {
  for (const path of ['//example.org/', '//example.org/a.md']) {
    const answer = await fetch(host.origin + path, { redirect: 'manual' })
    expect(answer.headers.get('location') ?? '', path).not.toMatch(/^\/\/|:/)
  }
})

test('the headers block nothing that a page does', async ({ page }) => {
  const printed: string[] = []
  page.on('console', (message) => printed.push(message.text()))
  await open(page, accounts)
  await linkTo(page, pdas).click()
  await expect(page).toHaveURL(pdas)
  const docsSearch = docsSearchOn(page)
  await docsSearch.button.click()
  await docsSearch.field.fill('accounts')
  await expect(docsSearch.hits.first()).toBeVisible()
  // The browser warns about unknown headers.
  expect(printed).toEqual([])
})

test.describe('another site', () => {
  test.use({ expectedErrors: [/frame/i] })

  test('cannot show a page in a frame', async ({ page, host }) => {
    const failed = page.waitForEvent('requestfailed')
    await page.setContent(`<iframe src="${host.origin}${accounts}"></iframe>`)
    const { errorText } = (await failed).failure() ?? {}
    expect(errorText).toBe('net::ERR_BLOCKED_BY_RESPONSE')
  })
})
