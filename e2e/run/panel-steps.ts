import type { Locator, Page } from '@playwright/test'
import { expect } from '../fixtures'
import { messagesOf } from '../messages'
import { localeOf } from '../steps'

/** Pages with programs that run. */
export const tokens = '/references/token.html'
export const basics = '/references/basic-transactions.html'

export const textsOn = (path: string) => {
  const { code, run } = messagesOf(localeOf(path))
  return { ...run, run: code.run }
}

/** The box with a program that runs: a code group, or a line below an output. */
export function boxOf(page: Page, recipe: string): Locator {
  const name = recipe.split('/').at(-1)?.replace(/\.ts$/, '')
  const { run } = textsOn(new URL(page.url()).pathname)
  return page
    .locator('c-island')
    .filter({ hasText: new RegExp(`[ /]${name}\\.(?:v1\\.)?m?ts`) })
    .filter({ has: runButton(page, run) })
    .first()
}

/** The Run button, also of a tab that does not show. */
const runButton = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true, includeHidden: true })

/** The button that runs the program of a box. */
export const runIn = (box: Locator) => runButton(box, textsOn('/').run)

/** The parts of an open panel, by the texts of its language. */
export function panelIn(box: Locator, texts = textsOn('/')) {
  const panel = box.getByRole('region')
  const button = (name: string) =>
    panel.getByRole('button', { name, exact: true })
  return {
    panel,
    log: panel.getByRole('log', { name: texts.output }),
    calls: panel.getByRole('log', { name: texts.requests }),
    // The editor has its own status, for the result of Copy.
    status: panel.locator('p[role=status]'),
    keep: panel.getByRole('checkbox', { name: texts.keep }),
    run: button(texts.run),
    stop: button(texts.stop),
    again: button(texts.again),
    edit: button(texts.edit),
    close: button(texts.close),
    reset: button(texts.reset),
    copy: button(messagesOf('en').code.copy),
    editor: panel.getByRole('textbox', { name: texts.program }),
    transactions: panel.getByText(new RegExp(`^${texts.transactions} \\(`)),
    accounts: panel.getByText(new RegExp(`^${texts.accounts} \\(`)),
    requests: panel.getByText(new RegExp(`^${texts.requests} \\(`)),
  }
}

/** A text with a time in its slot. */
export const withTime = (text: string) =>
  new RegExp(text.replace('{time}', '[\\d.,]+.*'))

/** Runs a program and waits for its end. */
export async function runToEnd(box: Locator, texts = textsOn('/')) {
  await box.getByRole('button', { name: texts.run, exact: true }).click()
  const open = panelIn(box, texts)
  await expect(open.status).toHaveText(withTime(texts.done))
  return open
}

type Open = ReturnType<typeof panelIn>

/** Replaces the program in the editor. */
export async function write({ editor }: Open, program: string) {
  await editor.click()
  await editor.press('ControlOrMeta+a')
  await editor.page().keyboard.insertText(program)
}

/** Replaces the program in the editor and runs it. */
export async function runInstead(open: Open, program: string) {
  await write(open, program)
  await open.again.click()
}
