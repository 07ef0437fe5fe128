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

/** The box with a program: a code group, or an output alone. */
export const boxOf = (page: Page, recipe: string): Locator =>
  page
    .locator('[data-code-group], [data-runs]')
    .filter({ has: page.locator(`[data-run="${recipe}"]`) })
    .first()

/** What stands in an open panel, by the texts of its language. */
export function panelIn(box: Locator, texts = textsOn('/')) {
  const panel = box.getByRole('region')
  const button = (name: string) =>
    panel.getByRole('button', { name, exact: true })
  return {
    panel,
    log: panel.getByRole('log', { name: texts.output }),
    calls: panel.getByRole('log', { name: texts.requests }),
    // The editor has a status of its own, in which Copy says what it did.
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

/** Puts another program in the place of the one in the editor. */
export async function write({ editor }: Open, program: string) {
  await editor.click()
  await editor.press('ControlOrMeta+a')
  await editor.page().keyboard.insertText(program)
}

/** Writes another program and runs it. */
export async function runInstead(open: Open, program: string) {
  await write(open, program)
  await open.again.click()
}
