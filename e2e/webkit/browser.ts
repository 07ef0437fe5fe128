import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { after, before } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { listen } from '../../scripts/serve/listen'
import { createStaticHost } from '../../scripts/serve/static-host'
import { installWebKit } from '../../scripts/setup/webkit'

/** A window of Safari's engine (WebKitGTK), driven by W3C WebDriver. */
export interface WebKit {
  readonly open: (address: string) => Promise<void>
  /** The value of an expression in the page. A promise is awaited. */
  readonly evaluate: (expression: string) => Promise<unknown>
  /** Waits until an expression is true in the page. */
  readonly until: (expression: string) => Promise<void>
  /** Presses and releases keys, one after the other; a chord is written `Control+k`. */
  readonly press: (...keys: readonly string[]) => Promise<void>
  readonly click: (selector: string) => Promise<void>
  readonly back: () => Promise<void>
  readonly forward: () => Promise<void>
  readonly close: () => Promise<void>
}

/** The timeout of a page, in milliseconds, long enough for a busy machine. */
const patience = 60_000

/** The code points of keys in WebDriver. */
const keyCodes: Readonly<Record<string, string>> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Control: '\uE009',
  Tab: '\uE004',
  Shift: '\uE008',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
}

export async function launchWebKit(): Promise<WebKit> {
  const { driver, browser } = await installWebKit()
  const screen = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1280x900x24'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  )
  const [display] = await once(screen.stdio[3] as NodeJS.ReadableStream, 'data')
  const free = createServer()
  const port = await listen(free, 0)
  free.close()
  const service = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${String(display).trim()}`,
      // As root, as in a container; the pages are the project's own.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  })
  const end = () => {
    for (const child of [service, screen] as ChildProcess[]) child.kill()
  }
  try {
    return await startSession(`http://127.0.0.1:${port}`, browser, end)
  } catch (error) {
    end()
    throw error
  }
}

async function startSession(
  service: string,
  browser: string,
  end: () => void,
): Promise<WebKit> {
  const options = { binary: browser, args: ['--automation'] }
  const first = await repeat(() =>
    command(`${service}/session`, {
      capabilities: {
        alwaysMatch: { 'webkitgtk:browserOptions': options },
      },
    }),
  )
  const session = `${service}/session/${Reflect.get(Object(first), 'sessionId')}`
  const post = (path: string, body = {}) => command(`${session}/${path}`, body)
  const evaluate = (expression: string) =>
    post('execute/async', {
      script: `const done = arguments[0]
        Promise.resolve().then(() => (${expression})).then(done, (error) => done({ thrown: String(error) }))`,
      args: [],
    })
  const perform = (actions: readonly object[], type: 'key' | 'pointer') =>
    post('actions', { actions: [{ type, id: type, actions }] })
  await post('timeouts', { script: patience * 3 })
  return {
    evaluate,
    open: async (url) => {
      await post('url', { url })
    },
    until: async (expression) => {
      const end = Date.now() + patience
      while ((await evaluate(expression)) !== true) {
        if (Date.now() > end) {
          const shown = await evaluate(
            `document.querySelector('main').innerText`,
          )
          throw new Error(
            `Never true: ${expression}\nThe page shows:\n${shown}`,
          )
        }
        await pause(50)
      }
    },
    press: async (...keys) => {
      for (const chord of keys) {
        const values = chord.split('+').map((key) => keyCodes[key] ?? key)
        await perform(
          [
            ...values.map((value) => ({ type: 'keyDown', value })),
            ...values.toReversed().map((value) => ({ type: 'keyUp', value })),
          ],
          'key',
        )
      }
    },
    click: async (selector) => {
      // Until the position is stable: scrolling lays out what was not visible.
      const place = await evaluate(`(async () => {
        const element = document.querySelector(${JSON.stringify(selector)})
        for (let before = ''; ; ) {
          element.scrollIntoView({ block: 'center', behavior: 'instant' })
          await new Promise((resolve) => requestAnimationFrame(resolve))
          const { x, y, width, height } = element.getBoundingClientRect()
          const place = [x + width / 2, y + height / 2].map(Math.round)
          if (place.join() === before) return place
          before = place.join()
        }
      })()`)
      const [x, y] = place as [number, number]
      await perform(
        [
          { type: 'pointerMove', x, y },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
        'pointer',
      )
    },
    back: async () => {
      await post('back')
    },
    forward: async () => {
      await post('forward')
    },
    close: async () => {
      await command(session, undefined, 'DELETE').catch(() => {})
      end()
    },
  }
}

/** Sends a command of WebDriver, and returns its value. */
async function command(
  address: string,
  body: object | undefined,
  method = 'POST',
): Promise<unknown> {
  const answer = await fetch(address, {
    method,
    body: body && JSON.stringify(body),
  })
  const { value } = await answer.json()
  if (!answer.ok) throw new Error(`${value?.error}: ${value?.message}`)
  return value
}

/** Retries until the service listens. */
async function repeat<Value>(run: () => Promise<Value>): Promise<Value> {
  const end = Date.now() + patience
  for (;;)
    try {
      return await run()
    } catch (error) {
      if (Date.now() > end) throw error
      await pause(100)
    }
}

/** Starts the engine and a host of the exported site for the tests of a file. */
export function useWebKit() {
  let browser: WebKit | undefined
  let origin = ''
  const host = createStaticHost('out')
  before(async () => {
    origin = `http://localhost:${await listen(host, 3600)}`
    browser = await launchWebKit()
  })
  after(async () => {
    await browser?.close()
    host.closeAllConnections()
    await new Promise((resolve) => host.close(resolve))
  })
  /** Opens a page of the site, and waits until its client listens. */
  return async (path: string): Promise<WebKit> => {
    if (!browser) throw new Error('WebKit has not started')
    await browser.open(origin + path)
    await browser.until("document.documentElement.dataset.client === 'ready'")
    return browser
  }
}
