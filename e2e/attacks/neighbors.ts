import { frameFile } from '../../lib/shared/run/contract'
import {
  accounts,
  assertNothingRan,
  assertUsable,
  literal,
  open,
  pdas,
  type Way,
} from './reader'

/** What other windows, frames and tabs say to the site. */
export const neighborWays: readonly Way[] = [
  {
    name: 'messages to a page and to its frame, broadcasts, and events of storage',
    attack: async (stage, values) => {
      const { page } = stage
      await open(stage, '/playground.html')
      await page.evaluate(`(async () => {
        document.querySelector('[data-playground]').scrollIntoView()
        const frame = document.createElement('iframe')
        frame.setAttribute('sandbox', 'allow-scripts')
        frame.src = '/${frameFile}'
        await new Promise((done) => { frame.onload = done; document.body.append(frame) })
        const channel = new BroadcastChannel('offline')
        for (const value of ${literal(values)}) {
          const messages = [value, { type: value }, { type: 'ready', protocol: value },
            { type: 'modules', modules: [{ name: value, bytes: value, imports: value }] },
            { locale: value, outcome: value }, { locale: 'en', done: value, total: value }]
          for (const message of messages) {
            const { port1 } = new MessageChannel()
            postMessage(message, '*', [port1])
            frame.contentWindow.postMessage(message, '*')
            channel.postMessage(message)
          }
          const { port2 } = new MessageChannel()
          frame.contentWindow.postMessage('port', '*', [port2])
          dispatchEvent(new StorageEvent('storage', { key: value, newValue: value }))
        }
        await new Promise((done) => setTimeout(done, 50))
      })()`)
      await assertNothingRan(stage, 'messages')
      await assertUsable(stage, pdas)
    },
  },
  {
    name: 'broadcasts to the page about reading offline',
    attack: async (stage, values) => {
      const { page } = stage
      await open(stage, '/offline.html')
      await page.evaluate(`(async () => {
        const channel = new BroadcastChannel('offline')
        for (const value of ${literal(values)})
          for (const message of [{ locale: value, outcome: value }, { locale: 'en', outcome: value },
            { locale: 'en', done: value, total: value }, { locale: 'en', done: -1, total: 0 }])
            channel.postMessage(message)
        await new Promise((done) => setTimeout(done, 50))
      })()`)
      await assertNothingRan(stage, 'broadcasts')
      await assertUsable(stage, pdas)
    },
  },
  {
    name: 'another site that opens a page, names it and talks to it',
    attack: async (stage, values) => {
      const { hits, own, page, target } = stage
      await page.goto(`${target}/opener`)
      const before = hits()
      const answer = await page.evaluate(`(async () => {
        const opened = open(${literal(own + accounts)}, 'named <img onerror=1>')
        const wait = (time) => new Promise((done) => setTimeout(done, time))
        // Until the page has come, the window holds an empty document of the other site's own.
        const isEmpty = () => { try { return Boolean(opened.document) } catch { return false } }
        for (let waited = 0; isEmpty() && waited < 30_000; waited += 100) await wait(100)
        await wait(1500)
        for (const value of ${literal(values)}) opened.postMessage(value, '*')
        await wait(100)
        let read = 'nothing'
        try { read = opened.document.title } catch {}
        opened.close()
        return read
      })()`)
      if (answer !== 'nothing') throw new Error(`The other site read ${answer}`)
      if (hits() > before + 1) throw new Error('A request left the site')
    },
  },
  {
    name: 'another site that frames the program runner',
    // Firefox says that it brought no word of the frame to the other site.
    refusals: /does not match the recipient window.s origin/,
    attack: async ({ own, page, target }) => {
      await page.goto(`${target}/opener`)
      const heard = await page.evaluate(`(async () => {
        const heard = []
        addEventListener('message', ({ data }) => heard.push(data))
        for (const sandbox of ['allow-scripts', 'allow-scripts allow-same-origin', undefined]) {
          const frame = document.createElement('iframe')
          if (sandbox) frame.setAttribute('sandbox', sandbox)
          frame.src = ${literal(`${own}/${frameFile}`)}
          await new Promise((done) => { frame.onload = done; document.body.append(frame) })
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = ({ data }) => heard.push(data)
          frame.contentWindow.postMessage('port', '*', [port2])
          port1.postMessage({ type: 'start', worker: 'chain', modules: [] })
        }
        await new Promise((done) => setTimeout(done, 300))
        return heard.length
      })()`)
      if (heard)
        throw new Error(`The frame spoke to another site ${heard} times`)
    },
  },
]
