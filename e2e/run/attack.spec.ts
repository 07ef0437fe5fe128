// Not the fixtures of other journeys: attacks are requests to another site.
import { expect, type Frame, type Page, test } from '@playwright/test'
import {
  attackFromDocument,
  attackFromRecipe,
  attackFromWorker,
  keepMachine,
  keptSandbox,
  namesOf,
  sandboxOf,
} from './attack-run'
import { documentNames, frameAttacks, workerAttacks } from './attacks'
import { machinePage, openPage, startMachineHost } from './machine-host'
import { runInPage } from './run-in-page'
import { startTarget } from './target'

test.describe.configure({ timeout: 120_000 })

/** Where the frame comes from: the host, or the service worker that keeps it. */
const sources = [
  ['the host', async () => {}, 'allow-scripts'],
  ['the device', keepMachine, keptSandbox],
] as const

for (const [from, prepare, sandbox] of sources)
  test(`nothing that a recipe tries gets out of its frame, which comes from ${from}`, {
    tag: '@firefox',
  }, async ({ page }) => {
    await withSites(async (sites, hits) => {
      await page.goto(sites.own + machinePage)
      await page.waitForFunction(() => 'openMachine' in globalThis)
      await prepare(page)
      const answers = await attackFromRecipe(page, workerAttacks, sites)
      expect(namesOf(answers, 'through')).toEqual([])
      expect(Object.keys(answers)).toHaveLength(workerAttacks.length)
      expect(await sandboxOf(page)).toBe(sandbox)
      const frame = frameOf(page, '/run.html')
      const inFrame = await attackFromDocument(frame, frameAttacks, sites)
      expect(namesOf(inFrame, 'through')).toEqual([])
      expect(hits()).toBe(0)
      expect(page.url()).toBe(sites.own + machinePage)
    })
  })

test('without policy and sandbox each of these gets through', {
  tag: '@firefox',
}, async ({ page }) => {
  await withSites(async (sites, hits) => {
    await page.goto(sites.own + openPage)
    const answers = await attackFromWorker(page, workerAttacks, sites)
    expect(namesOf(answers, 'refused')).toEqual([])
    await addFrame(page, openPage)
    const frame = frameOf(page, openPage)
    const inFrame = await attackFromDocument(frame, frameAttacks, sites)
    expect(namesOf(inFrame, 'refused')).toEqual([])
    expect(hits()).toBeGreaterThan(5)
  })
})

test('a recipe has nothing of a document', async ({ page }) => {
  await withSites(async ({ own }) => {
    await page.goto(own + machinePage)
    await page.waitForFunction(() => 'openMachine' in globalThis)
    const file = 'references/basic-transactions/add-memo.ts'
    const source = `const names = ${JSON.stringify(documentNames)}
      console.log(names.filter((name) => name in globalThis).join())
      console.log('serviceWorker' in navigator)`
    const { output } = await runInPage(page, { file, source })
    expect(output).toBe('\nfalse')
  })
})

test.describe('what a document could do to the page', () => {
  const leave = 'top.location.href = "/a-z.html"'
  const download = (name: string) => `{
    const link = document.createElement('a')
    link.href = 'data:application/zip,x'
    link.download = '${name}'
    document.body.append(link)
    link.click()
  }`

  for (const [from, prepare] of sources)
    test(`is refused in the sandbox of ${from}`, async ({ page }) => {
      await withSites(async ({ own }) => {
        await page.goto(own + machinePage)
        await page.waitForFunction(() => 'openMachine' in globalThis)
        await prepare(page)
        await page.evaluate(() => openMachine(() => {}).then(() => undefined))
        const frame = frameOf(page, '/run.html')
        await expect(frame.evaluate(leave)).rejects.toThrow(/SecurityError/)
        const names: string[] = []
        page.on('download', (coming) => names.push(coming.suggestedFilename()))
        await frame.evaluate(download('foreign.zip'))
        // The page's own comes after it, and comes.
        const coming = page.waitForEvent('download')
        await page.evaluate(download('own.zip'))
        await coming
        expect(names).toEqual(['own.zip'])
        expect(page.url()).toBe(own + machinePage)
      })
    })

  test('gets through without', async ({ page }) => {
    await withSites(async ({ own }) => {
      await page.goto(own + openPage)
      await addFrame(page, openPage)
      const frame = frameOf(page, openPage)
      const coming = page.waitForEvent('download')
      await frame.evaluate(download('x.zip'))
      await coming
      await frame.evaluate(leave).catch(() => {})
      await page.waitForURL('**/a-z.html')
    })
  })
})

test('the frame does nothing outside a sandbox', async ({ page }) => {
  await withSites(async (sites) => {
    await page.goto(sites.own + openPage)
    await page.evaluate(() => {
      addEventListener('message', ({ data }) => {
        if (data?.type === 'ready') document.title = 'ready'
      })
    })
    await addFrame(page, '/run.html')
    // What it would say comes before this answer of the same frame.
    await frameOf(page, '/run.html').evaluate(() =>
      crypto.subtle.generateKey('Ed25519', false, ['sign']),
    )
    expect(await page.title()).toBe('Machine')
  })
})

async function withSites(
  run: (
    sites: { readonly own: string; readonly target: string },
    hits: () => number,
  ) => Promise<void>,
): Promise<void> {
  const [host, target] = await Promise.all([startMachineHost(), startTarget()])
  try {
    await run({ own: host.origin, target: target.origin }, target.hits)
  } finally {
    await Promise.all([host.close(), target.close()])
  }
}

function frameOf(page: Page, path: string): Frame {
  const found = page.frames().findLast((each) => each.url().endsWith(path))
  if (!found) throw new Error(`There is no frame of ${path}`)
  return found
}

function addFrame(page: Page, address: string): Promise<void> {
  return page.evaluate(async (src) => {
    const frame = document.createElement('iframe')
    frame.src = src
    await new Promise((resolve) => {
      frame.onload = resolve
      document.body.append(frame)
    })
  }, address)
}
