import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { runInNewContext } from 'node:vm'
import { canAll, type Host, type Site } from '../host'
import { type Decision, startRules } from './rules-host'

interface Uploaded {
  readonly type: string
  readonly cache: string
}

type Viewer = (event: { readonly request: { uri: string } }) => {
  readonly uri?: string
  readonly statusCode?: number
  readonly headers?: Readonly<Record<string, { readonly value: string }>>
}

/**
 * S3 behind CloudFront: our upload script run with a stand-in for `aws` that notes what it is told, then our function and our headers
 * over a bucket that knows nothing but the names of its objects and answers 404.html for all others, as docs/hosting.md sets it up.
 */
export async function startS3({ root, deploy, base }: Site): Promise<Host> {
  const folder = join(deploy, 's3-cloudfront')
  const bucket = upload(root, folder)
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
  return startRules(root, can, (path): Decision => {
    const result = viewer({ request: { uri: path } })
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

function upload(root: string, folder: string): Map<string, Uploaded> {
  const work = mkdtempSync(join(tmpdir(), 's3-'))
  const bin = resolve('e2e/hosts/servers/aws')
  const list = join(work, 'objects.json')
  const { status, stderr } = spawnSync(
    'sh',
    [resolve(folder, 'upload.sh'), 's3://bucket'],
    {
      cwd: resolve(root, '..'),
      env: {
        ...process.env,
        PATH: `${bin}${delimiter}${process.env.PATH}`,
        OBJECTS: list,
      },
      encoding: 'utf8',
    },
  )
  if (status !== 0) throw new Error(`upload.sh failed:\n${stderr}`)
  const objects: Record<string, Uploaded> = JSON.parse(
    readFileSync(list, 'utf8'),
  )
  rmSync(work, { recursive: true })
  return new Map(Object.entries(objects))
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
