import {
  accounts,
  assertNothingRan,
  open,
  type Stage,
  type Way,
} from './reader'

/**
 * What a fault of ours could make of a foreign text: markup, a script, or the address of a script.
 * Each is the body of an async function of `text`, a hostile value.
 */
const sinks: Readonly<Record<string, string>> = {
  'an element’s markup': `place.innerHTML = text`,
  'markup of an element and its place': `place.outerHTML = text`,
  'markup beside an element': `place.insertAdjacentHTML('beforeend', text)`,
  'markup of a range': `place.append(document.createRange().createContextualFragment(text))`,
  'the document’s markup': `document.writeln(text)`,
  'a parsed document': `place.append(document.adoptNode(new DOMParser().parseFromString('<p>' + text.replace(/<(meta|base|link)/g, '<x'), 'text/html').body))`,
  'markup of a shadow root': `place.attachShadow({ mode: 'open' }).innerHTML = text`,
  'the document of a frame': `Object.assign(frame, { srcdoc: text }); place.append(frame); await loaded`,
  'a script’s text': `script.textContent = text; place.append(script)`,
  'a script’s text, as a node': `script.append(text); place.append(script)`,
  'a script’s address': `script.src = text; place.append(script); await later()`,
  eval: `(0, eval)(text)`,
  'a function’s text': `new Function(text)()`,
  'a timer’s text': `setTimeout(text, 0); await later()`,
  'a handler’s text': `place.setAttribute('onclick', text); place.click()`,
  'a link’s address': `link.href = text; place.append(link); if (/^(javascript|data):/.test(text)) link.click(); await later()`,
  'a worker’s address': `new Worker(text); await later()`,
  'a worker’s text': `new Worker(URL.createObjectURL(new Blob([text]))); await later()`,
  'a shared worker’s address': `new SharedWorker(text); await later()`,
  'the service worker’s address': `await navigator.serviceWorker.register(text)`,
  'a module’s address': `if (/^(data|http|\\/\\/)/.test(text)) await import(text)`,
  'a module’s text': `await import(URL.createObjectURL(new Blob([text], { type: 'text/javascript' })))`,
  'a style attribute': `place.setAttribute('style', 'background: url("' + text + '")'); await later()`,
  'a picture’s address': `const image = new Image(); image.src = text; place.append(image); await later()`,
  'a frame’s address': `if (!text.startsWith('javascript')) { frame.src = text; place.append(frame); await later() }`,
  'a request’s address': `await fetch(text)`,
  'a beacon’s address': `navigator.sendBeacon(text, 'x')`,
  'a socket’s address': `new WebSocket(text.replace('http', 'ws')); await later()`,
  'a form’s address': `place.innerHTML = ''; const form = document.createElement('form'); form.action = text; place.append(form); if (!text.startsWith('javascript')) form.submit(); await later()`,
}

const frame = (body: string, text: string) => `(async () => {
  const text = ${JSON.stringify(text)}
  const place = document.createElement('div')
  document.body.append(place)
  const script = document.createElement('script')
  const link = document.createElement('a')
  const frame = document.createElement('iframe')
  const later = () => new Promise((done) => setTimeout(done, 20))
  const loaded = Promise.race([new Promise((done) => { frame.onload = done }), later()])
  // A tool's own expression may do what a page may not; what comes after it may not.
  await later()
  try { ${body} } catch {}
})()`

/** The values that say most: a sink runs or refuses all of a kind alike. */
const wanted = /^<(script|img|iframe)|^(javascript|data|http)|^self|^\/\//

async function attackSink(
  stage: Stage,
  values: readonly string[],
  body: string,
): Promise<void> {
  await open(stage, accounts)
  for (const value of [
    ...values.filter((text) => wanted.test(text)),
    'self.canary = 1',
  ]) {
    await stage.page.evaluate(frame(body, value))
    await assertNothingRan(stage, value)
  }
}

/** Foreign text that reaches a place where a browser would run it, by a fault of ours. */
export const stringWays: readonly Way[] = Object.entries(sinks).map(
  ([name, body]): Way => ({
    name: `by a fault, ${name}`,
    refusals: /./,
    attack: (stage, values) => attackSink(stage, values, body),
  }),
)
