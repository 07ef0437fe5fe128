import type { Page } from '@playwright/test'
import { expect } from '../fixtures'
import { messagesOf } from '../messages'
import { localeOf, openReady } from '../steps'
import { panelIn, textsOn, withTime } from './panel-steps'

/** The English playground. */
export const playground = '/playground.html'
/** A recipe that the playground offers, and a word of its text. */
export const recipe = {
  file: 'references/token/create-mint.ts',
  word: 'getInitializeMint2Instruction',
}

/** Opens a playground with its editor. */
export async function openPlayground(page: Page, path = playground) {
  await openReady(page, path)
  const texts = textsOn(path)
  const { playgroundPage } = messagesOf(localeOf(path))
  const open = panelIn(page.getByRole('main'), texts)
  await expect(open.editor).toBeVisible()
  const choice = page.getByRole('combobox', { name: playgroundPage.choose })
  return { ...open, texts, choice }
}

type Open = Awaited<ReturnType<typeof openPlayground>>

/** Runs the program of the playground to its end. */
export async function run({ run: first, again, status, texts }: Open) {
  await first.or(again).click()
  await expect(status).toHaveText(withTime(texts.done))
}
