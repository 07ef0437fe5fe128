import { expect, test } from './fixtures'
import { accounts, open } from './steps'

test('nothing of either search but button and box comes with a page', async ({
  page,
}) => {
  const scripts: Promise<{ path: string; text: string }>[] = []
  page.on('response', (response) => {
    const path = new URL(response.url()).pathname
    if (path.endsWith('.js'))
      scripts.push(response.text().then((text) => ({ path, text })))
  })
  await open(page, accounts)
  await page.waitForLoadState('networkidle')
  const early = (await Promise.all(scripts)).filter(({ text }) =>
    /DocSearch-Modal|minisearch|algolia\.net|listbox/i.test(text),
  )
  expect(
    early.map(({ path }) => path),
    'import what stands in components/islands/ by import() alone',
  ).toEqual([])
})
