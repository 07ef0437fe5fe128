import assert from 'node:assert/strict'
import { test } from 'node:test'
import { messagesOf } from '../messages'
import { holdPrograms, timeOfSwitch } from '../run/hold-programs'
import { useWebKit, type WebKit } from './browser'

const open = useWebKit()
const { code, run } = messagesOf('en')

const log = `document.querySelector('[role=log][aria-label="${run.output}"]').textContent`
const says = (text: string) =>
  `document.querySelector('main p[role=status]')?.textContent.includes(${JSON.stringify(text.split('{time}')[0])})`
const press = ({ evaluate }: WebKit, name: string) =>
  evaluate(
    `[...document.querySelectorAll('main button')].find(({ textContent }) => textContent === ${JSON.stringify(name)}).click()`,
  )
const answersSoon = `(${timeOfSwitch})().then((time) => time < 1_000)`
const content = `[...document.querySelectorAll('main *')].find(({ shadowRoot }) => shadowRoot)?.shadowRoot.querySelector('.cm-content')`
const write = ({ evaluate }: WebKit, insert: string) =>
  evaluate(`(({ view }) => view.dispatch({
    changes: { from: 0, to: view.state.doc.length, insert: ${JSON.stringify(insert)} },
  }))(${content}.cmTile)`)

for (const [name, source] of holdPrograms)
  test(`a program cannot block the page, or outlive Stop: ${name}`, async () => {
    const page = await open('/playground.html')
    const { evaluate, until } = page
    await until(`!!${content}`)
    await write(page, `console.log('begun')\n${source}`)
    await press(page, code.run)
    await until(`${log} !== ''`)
    await until(answersSoon)
    await press(page, run.stop)
    await until(says(run.stopped))
    await until(answersSoon)
    const printed = await evaluate(log)
    await write(page, `console.log('next')`)
    assert.equal(await evaluate(log), printed)
    await press(page, run.again)
    await until(says(run.done))
    assert.equal(await evaluate(log), 'next\n')
  })
