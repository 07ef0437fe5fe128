import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { isDeepStrictEqual } from 'node:util'
import { machinePage, startMachineHost } from '../run/machine-host'
import { caught, printedErrors, printingError, programs } from '../run/programs'
import { type Ran, runInPage } from '../run/run-in-page'
import { launchWebKit, type WebKit } from './browser'

const file = 'references/basic-transactions/add-memo.ts'
let browser: WebKit | undefined
let host: Awaited<ReturnType<typeof startMachineHost>>

before(async () => {
  host = await startMachineHost()
  browser = await launchWebKit()
  await browser.open(host.origin + machinePage)
  await browser.until(`'openMachine' in globalThis`)
})
after(async () => {
  await browser?.close()
  await host?.close()
})

async function run(source: string): Promise<Ran> {
  if (!browser) throw new Error('WebKit has not started')
  return runInPage(browser, { file, source })
}

for (const { name, source, how, output, error } of programs)
  test(`a program ends as in Node: ${name}`, async () => {
    const ran = await run(source)
    assert.equal(ran.output, output)
    assert.equal(ran.ended.how, how)
    assert.deepEqual({ ...ran.ended.error, ...error }, ran.ended.error ?? {})
  })

for (const [line, beginning] of printedErrors)
  test(`an error is printed with its message and its position: ${line}`, async () => {
    const { output } = await run(printingError(line))
    assert.equal(output.slice(0, beginning.length), beginning)
    assert.ok(output.includes('recipe:///'), output)
    assert.ok(!output.includes('blob:'), output)
  })

for (const [name, source, event] of caught)
  test(`what is missing is reported, even if caught: ${name}`, async () => {
    const { events } = await run(source)
    assert.ok(events.some((each) => isDeepStrictEqual(each, event)))
  })
