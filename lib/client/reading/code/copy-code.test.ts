import { startCodeGroups } from './code-groups'

beforeAll(startCodeGroups)
beforeEach(() => {
  document.body.innerHTML =
    '<div data-code><code>a</code><button data-copy="Copied" data-failed="Not copied">Copy</button></div>'
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'clipboard')
})

/** The button's text after a click, when all attempts have ended. */
async function saidAfterClick(): Promise<string | null> {
  const button = document.querySelector('button')
  button?.click()
  await new Promise(process.nextTick)
  return button?.textContent ?? null
}

const clipboard = (writeText: () => Promise<void>) =>
  Reflect.defineProperty(navigator, 'clipboard', {
    value: { writeText },
    configurable: true,
  })

test('the button reports a copy', async () => {
  clipboard(() => Promise.resolve())
  expect(await saidAfterClick()).toBe('Copied')
})

test('it reports a copy that the browser refuses', async () => {
  clipboard(() => Promise.reject(new Error('refused')))
  expect(await saidAfterClick()).toBe('Not copied')
})

test('it reports a missing clipboard, as on pages over plain HTTP', async () => {
  expect(await saidAfterClick()).toBe('Not copied')
})
