import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { canAll, type Host, type Site } from '../host'
import { upload } from './bucket'
import { type Decision, startRules } from './rules-host'

/** The part of a CloudFront request that our function reads. */
interface ViewerRequest {
  uri: string
  /** The query without `?`; undefined when there is none. */
  readonly rawQueryString: () => string | undefined
}

type Viewer = (event: { readonly request: ViewerRequest }) => {
  readonly uri?: string
  readonly statusCode?: number
  readonly headers?: Readonly<Record<string, { readonly value: string }>>
}

/**
 * Imitates S3 behind CloudFront, set up as in docs/hosting.md. Our upload script runs with a
 * stand-in for `aws` that records its calls. Our function and headers then work over a bucket that
 * knows only object names and answers 404.html for all others.
 */
export async function startS3(site: Site): Promise<Host> {
  const { root, deploy, base } = site
  const folder = join(deploy, 's3-cloudfront')
  const bucket = upload(site)
  const code = readFileSync(join(folder, 'function.js'), 'utf8')
  const viewer: Viewer = runInNewContext(`${code}; handler`)
  const headers = policyHeaders(folder)
  const object = (status: number, key: string): Decision => {
    const { type = '', cache = '' } = bucket.get(key) ?? {}
    return {
      status,
      file: key,
      headers: { ...headers, 'content-type': type, 'cache-control': cache },
    }
  }
  const can = { ...canAll, languages: false }
  return startRules(root, can, (path, query): Decision => {
    const rawQueryString = () => (query ? query.slice(1) : undefined)
    const result = viewer({ request: { uri: path, rawQueryString } })
    if (result.statusCode)
      return {
        status: result.statusCode,
        headers: {
          ...headers,
          location: result.headers?.location?.value ?? '',
        },
      }
    const key = decode(result.uri ?? '').slice(1)
    return bucket.has(key)
      ? object(200, key)
      : object(404, `${base}/404.html`.slice(1))
  })
}

function policyHeaders(folder: string): Record<string, string> {
  const file = join(folder, 'response-headers-policy.json')
  const { SecurityHeadersConfig: own, CustomHeadersConfig: custom } =
    JSON.parse(readFileSync(file, 'utf8'))
  const items: readonly { Header: string; Value: string }[] = custom.Items
  return {
    'content-security-policy': own.ContentSecurityPolicy.ContentSecurityPolicy,
    'strict-transport-security': `max-age=${own.StrictTransportSecurity.AccessControlMaxAgeSec}`,
    'x-content-type-options': 'nosniff',
    'x-frame-options': own.FrameOptions.FrameOption,
    'referrer-policy': own.ReferrerPolicy.ReferrerPolicy,
    ...Object.fromEntries(
      items.map(({ Header, Value }) => [Header.toLowerCase(), Value]),
    ),
  }
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
