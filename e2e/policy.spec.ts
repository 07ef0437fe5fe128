import { createHash } from 'node:crypto'
import { oldAddressOf } from '../scripts/export/hosts/rules'
import { expect, test } from './fixtures'
import { examplePages } from './site-pages'
import { accounts } from './steps'

const tag = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/
// Excludes data blocks, which are no scripts.
const inlineScript =
  /<script(?![^>]*\s(?:src=|type="application\/json"))[^>]*>([\s\S]*?)<\/script>/g

const documents = [
  ...examplePages.map(({ path }) => path),
  ...examplePages.map(({ path }) => `${oldAddressOf(path)}/`),
  '/no-such-page.html',
]

for (const path of documents) {
  test(`${path} lets exactly its own scripts run`, async ({ request }) => {
    const html = await (await request.get(path)).text()
    const scripts = [...html.matchAll(inlineScript)].map(
      ([, text = '']) => text,
    )
    const hashes = scripts.map(
      (text) =>
        `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    )
    const policy = html.match(tag)?.[1] ?? ''
    const listed = policy.match(/'sha256-[^']+'/g) ?? []
    expect(scripts.length).toBeGreaterThan(0)
    expect([...listed].sort()).toEqual([...new Set(hashes)].sort())
    expect(policy).not.toContain('unsafe')
    expect(policy).not.toMatch(/[a-z]+:\/\/|\*/)
    expect(html.search(tag)).toBeLessThan(html.search(/<script|<link|<style/))
  })
}

test.describe('on a page', () => {
  test.use({ expectedErrors: [/Content Security Policy/] })

  test('an injected style does not apply', async ({ page }) => {
    await page.goto(accounts)
    const display = await page.evaluate(() => {
      const paragraph = document.createElement('p')
      paragraph.setAttribute('style', 'display: none')
      document.body.append(paragraph)
      return getComputedStyle(paragraph).display
    })
    expect(display).toBe('block')
  })
})
