import { readFileSync } from 'node:fs'
import {
  type AnyPage,
  assertNothingRan,
  assertUsable,
  literal,
  open,
  pdas,
  until,
  type Way,
} from './reader'

const memo = readFileSync(
  'samples/references/basic-transactions/add-memo.ts',
  'utf8',
).split('// #region preview')[0]

/** A literal without characters that the editor takes for its own, as U+FFFF. */
const ascii = (value: unknown) =>
  literal(value).replaceAll(
    /[^ -~]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** Prints each value in every form that a panel shows. */
const printing = (values: readonly string[]) => `
for (const value of ${ascii(values)} as any[]) {
  for (const print of [console.log, console.warn, console.error, console.info])
    print(value, { [value]: value }, [value], new Error(value), new Map([[value, value]]))
  await fetch('http://127.0.0.1:8899', { method: 'POST', body: JSON.stringify(
    { jsonrpc: '2.0', id: value, method: value, params: [value] }) }).catch(() => {})
}
console.log('all is said')`

/** Sends each value in memos, whose program logs them, and fails with one in the end. */
const sending = (values: readonly string[]) => `${memo}
for (const value of ${ascii(values.map((each) => each.slice(0, 100)))})
  await send([getAddMemoInstruction({ memo: value.replaceAll('\\0', '0') })])
console.log('all is said')
throw new Error(${ascii(values.join(' '))})`

/** Writes a program into the editor, whose shadow root keeps it apart, and runs it. */
async function runProgram(page: AnyPage, program: string): Promise<void> {
  const editor = `[...document.querySelectorAll('[data-playground] *')]
    .find(({ shadowRoot }) => shadowRoot)?.shadowRoot.querySelector('[role=textbox]')`
  await until(page, editor)
  await page.evaluate(`(() => {
    const editor = ${editor}
    editor.focus()
    editor.dispatchEvent(new KeyboardEvent('keydown',
      { key: 'a', code: 'KeyA', keyCode: 65, ctrlKey: true, bubbles: true, cancelable: true }))
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', ${literal(program)})
    const paste = new ClipboardEvent('paste', { bubbles: true, cancelable: true })
    // Firefox takes no data at the making of such an event.
    Object.defineProperty(paste, 'clipboardData', { value: clipboardData })
    editor.dispatchEvent(paste)
  })()`)
  const buttons = `[...document.querySelectorAll('[data-run-panel] button')]`
  await page.evaluate(
    `${buttons}.find(({ textContent }) => /^Run/.test(textContent)).click()`,
  )
  await until(
    page,
    `document.querySelector('[data-playground] [role=log]')?.textContent.includes('all is said')
      && ${buttons}.some(({ textContent }) => /^Run/.test(textContent))`,
  )
  await page.evaluate(
    `for (const part of document.querySelectorAll('[data-playground] details')) part.open = true`,
  )
}

/** What an edited recipe prints, sends and asks. */
export const outputWays: readonly Way[] = [
  {
    name: 'what a program prints, and asks the node',
    attack: async (stage, values) => {
      await open(stage, '/playground.html')
      await runProgram(stage.page, printing(values))
      await assertNothingRan(stage, 'the output')
      await assertUsable(stage, pdas)
    },
  },
  {
    name: 'what a program sends, and fails with',
    attack: async (stage, values) => {
      await open(stage, '/playground.html')
      await runProgram(stage.page, sending(values))
      await assertNothingRan(stage, 'logs and accounts')
      await assertUsable(stage, pdas)
    },
  },
]
