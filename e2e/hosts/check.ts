import { oldAddressOf } from '../../scripts/export/hosts/rules'
import { addressForms } from '../address-forms'
import { checkAnswer } from './check-answer'
import type { Host } from './host'
import { type Answer, arrive, ask, leadsTo } from './http'
import {
  belowFiles,
  bytesOf,
  files,
  hostileAddresses,
  rules,
  unknownAddresses,
} from './site'

export interface Result {
  readonly tried: number
  readonly failures: readonly string[]
}

type Check = () => Promise<readonly (string | false | undefined)[]>

/**
 * Requests every form of every page's address, every file, and old, unknown and hostile addresses
 * from a host.
 */
export async function checkHost(host: Host): Promise<Result> {
  const checks = [
    ...rules.pages.flatMap((path) => pageChecks(host, path)),
    ...files.map((file) => () => checkFile(host, file)),
    ...unknownAddresses.map(
      ([path, lang]) =>
        () =>
          checkUnknown(host, path, lang),
    ),
    ...[...hostileAddresses, ...(host.can.belowFiles ? belowFiles : [])].map(
      (path) => () => checkHostile(host, path),
    ),
    () => checkProtocol(host),
  ]
  const failures: string[] = []
  const queue = checks.values()
  const work = async () => {
    for (const check of queue) {
      const found = await check()
      failures.push(...found.filter((each) => typeof each === 'string'))
    }
  }
  await Promise.all(Array.from({ length: 8 }, work))
  return { tried: checks.length, failures: failures.sort() }
}

function pageChecks(host: Host, path: string): Check[] {
  const canonical = rules.base ? path.slice(rules.base.length) : path
  const own = bytesOf(
    canonical.endsWith('/') ? `${canonical}index.html` : canonical,
  )
  const forms = addressForms(canonical).map((form) => rules.base + form)
  const old = oldAddressOf(path)
  return [
    async () => checkDocument(host, path, await ask(host.origin, path), own),
    ...forms.map(
      (form) => async () =>
        checkDocument(host, form, await arrive(host.origin, form), own),
    ),
    ...[old, `${old}/`].map((form) => () => checkOld(host, form, path, own)),
  ]
}

function checkDocument(host: Host, path: string, answer: Answer, own: Buffer) {
  return [
    ...checkAnswer(host, path, answer, 200, `${rules.base}/a.html`),
    !answer.body.equals(own) && `${path}: brings another document`,
  ]
}

/** A query of an old address, which the redirect must keep. */
const query = '?code=rust&from=a%20b'

async function checkOld(host: Host, form: string, path: string, own: Buffer) {
  const answer = await ask(host.origin, form)
  if (!host.can.redirects) {
    const { status, body } = await arrive(host.origin, form)
    const canonical = body
      .toString()
      .match(/rel="canonical" href="([^"]+)/)?.[1]
    return [
      status !== 200 && `${form}: ${status}`,
      (!canonical || new URL(canonical).pathname !== path) &&
        `${form}: names ${canonical}`,
    ]
  }
  const target = leadsTo(host.origin, form, answer)
  const requested = form + query
  const further = leadsTo(
    host.origin,
    requested,
    await ask(host.origin, requested),
  )
  return [
    answer.status !== 301 && `${form}: ${answer.status} instead of 301`,
    target !== path && `${form}: leads to ${target}`,
    further !== path + query && `${requested}: leads to ${further}`,
    ...checkDocument(host, form, await arrive(host.origin, form), own),
  ]
}

async function checkFile(host: Host, file: string) {
  const path = `${rules.base}/${file}`
  const answer = await ask(host.origin, path)
  // Some hosts redirect from a document's file to its clean address.
  if (file.endsWith('.html')) {
    const arrived = await arrive(host.origin, path)
    return [arrived.status !== 200 && `${path}: ${arrived.status}`]
  }
  return [
    ...checkAnswer(host, path, answer, 200, path),
    !answer.body.equals(bytesOf(file)) && `${path}: brings other bytes`,
  ]
}

async function checkUnknown(host: Host, path: string, lang: string) {
  const answer = await arrive(host.origin, path)
  const html = answer.body.toString()
  const own = html.match(/<html lang="([^"]+)/)?.[1]
  return [
    ...checkAnswer(host, path, answer, 404, '/404.html'),
    !html.includes(`lang="${lang}"`) && `${path}: has no text in ${lang}`,
    host.can.languages && own !== lang && `${path}: is in ${own}, not ${lang}`,
  ]
}

async function checkHostile(host: Host, path: string) {
  const answer = await ask(host.origin, path)
  const target = leadsTo(host.origin, path, answer)
  return [
    (answer.status < 300 || answer.status > 499) && `${path}: ${answer.status}`,
    target !== undefined &&
      !/^\/(?!\/)/.test(target) &&
      `${path}: leads away, to ${target}`,
    /^\/\/|^[a-z]+:/.test(answer.headers.location ?? '') &&
      !answer.headers.location?.startsWith(host.origin) &&
      `${path}: leads away, to ${answer.headers.location}`,
    answer.body.includes('"private"') && `${path}: gives away a file`,
  ]
}

async function checkProtocol(host: Host) {
  const path = `${rules.base}/core-concepts/accounts.html`
  const { headers } = await ask(host.origin, path)
  const head = await ask(host.origin, path, { method: 'HEAD' })
  const post = await ask(host.origin, path, { method: 'POST' })
  const again = await ask(host.origin, path, {
    headers: { 'If-None-Match': headers.etag ?? '' },
  })
  const small = await ask(host.origin, path, {
    headers: { 'Accept-Encoding': 'gzip' },
  })
  return [
    head.status !== 200 && `HEAD ${path}: ${head.status}`,
    head.body.length > 0 && `HEAD ${path}: has a body`,
    post.status < 400 && `POST ${path}: ${post.status}`,
    host.can.real &&
      again.status !== 304 &&
      `${path}: asked again, it is sent again (${again.status})`,
    host.can.real &&
      small.headers['content-encoding'] !== 'gzip' &&
      `${path}: is not compressed`,
    host.can.real &&
      !/accept-encoding/i.test(small.headers.vary ?? '') &&
      `${path}: does not say that it varies by Accept-Encoding`,
  ]
}
