import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import { docsSearchOn } from './docs-search-steps'
import { expect, test } from './fixtures'
import { field, focused } from './local-search-steps'
import { accounts, open } from './steps'

/** The weight in bytes, by gzip -9. */
const weigh = (body: Buffer) => gzipSync(body, { level: 9 }).length

interface Loaded {
  readonly path: string
  readonly bytes: number
  readonly text: string
}

/** Records scripts and style sheets from now on, including a worker's. */
function recordCode(page: Page) {
  const responses: Response[] = []
  page.on('response', (response) => {
    if (/\.(js|css)$/.test(new URL(response.url()).pathname))
      responses.push(response)
  })
  /** The files so far, each once: a module is fetched whole before it is imported. */
  return async (ending: 'js' | 'css'): Promise<readonly Loaded[]> =>
    Promise.all(
      [...new Map(responses.map((each) => [each.url(), each])).values()]
        .filter((response) => response.url().endsWith(`.${ending}`))
        .map(async (response) => {
          const body = await response.body()
          const path = new URL(response.url()).pathname
          return { path, bytes: weigh(body), text: body.toString() }
        }),
    )
}

const sum = (loaded: readonly Loaded[]) =>
  loaded.reduce((bytes, each) => bytes + each.bytes, 0)

/** Expects files to weigh at most a limit. A failure names the files, the excess and the cure. */
const expectLight = (loaded: readonly Loaded[], most: number, cure: string) => {
  const files = loaded.map(({ path, bytes }) => `${bytes} ${path}`).join('\n')
  expect(sum(loaded), `${files}\n${cure}`).toBeLessThanOrEqual(most)
}

const without = (all: readonly Loaded[], early: readonly Loaded[]) =>
  all.filter(({ path }) => !early.some((each) => each.path === path))

test('nothing of either search but button and box comes with a page, the docs search is light', async ({
  page,
}) => {
  const code = recordCode(page)
  await open(page, accounts)
  await page.waitForLoadState('networkidle')
  const scripts = await code('js')
  const styles = await code('css')
  const early = scripts.filter(({ text }) =>
    /DocSearch-Modal|minisearch|algolia\.net|listbox/i.test(text),
  )
  expect(
    early.map(({ path }) => path),
    'import what stands in components/islands/ by import() alone',
  ).toEqual([])
  const search = docsSearchOn(page)
  await search.button.click()
  await search.field.fill('rent')
  await expect(search.hits.first()).toBeVisible()
  const later = without(await code('js'), scripts)
  const isWorker = ({ path }: Loaded) => path.endsWith('/search-worker.js')
  expectLight(
    later.filter((each) => !isWorker(each)),
    112_000,
    'see in scripts/export/client.ts whether @base-ui/react/menu is still replaced, and what components/islands/docs-search/ imports',
  )
  expectLight(
    later.filter(isWorker),
    15_800,
    'the worker needs lib/client/search/engine/ and minisearch, and nothing else',
  )
  expectLight(
    without(await code('css'), styles),
    7_000,
    'components/islands/docs-search/docsearch.css is to import modal.css alone, not style.css',
  )
})

test('so is the box', async ({ page }) => {
  const code = recordCode(page)
  await open(page, accounts)
  await page.waitForLoadState('networkidle')
  const scripts = await code('js')
  await field(page).fill('rent')
  await expect(focused(page)).toBeVisible()
  expectLight(
    without(await code('js'), scripts),
    74_000,
    'the box needs React, its rules (lib/client/search/local/match.ts) and its list, and nothing else',
  )
})

for (const [folder, most, cure] of [
  [
    'out/search/text',
    122_000,
    'lib/site/search/full-text/fit.ts shortens what is too heavy: look at what is filled there',
  ],
  [
    'out/search/local',
    12_000,
    'leave out of lib/site/search/local-index.ts what is neither a page nor a heading',
  ],
] as const)
  test(`each file in ${folder} weighs at most ${most} bytes`, () => {
    const files = readdirSync(folder).map((name) => {
      const body = readFileSync(join(folder, name))
      return { path: name, bytes: weigh(body), text: '' }
    })
    expect(files.length).toBeGreaterThan(0)
    for (const file of files) expectLight([file], most, cure)
  })
