import { cacheControl, hashedFolder, pictureEndings } from '../cache'
import { hostFiles } from '../host-files'
import { type HostRules, oldAddressPatterns } from '../rules'

/**
 * Writes the CloudFront function for `viewer-request`, before an S3 bucket that knows only the
 * names of its objects. The function redirects old addresses to the page, and finds the object of
 * an address without an ending.
 */
export function cloudfrontFunction({ base }: HostRules): string {
  const old = oldAddressPatterns(base)
  const literal = (pattern: string) => `/${pattern.replaceAll('/', '\\/')}/`
  return `// CloudFront function (runtime cloudfront-js-2.0), event type: viewer request.
function handler(event) {
  var request = event.request
  var uri = request.uri
  var index = uri.match(${literal(old.folder)})
  if (index) return moved(index[1], request)
  var page = uri.match(${literal(old.page)})
  if (page) return moved(page[1] + '.html', request)
  if (uri.endsWith('/')) request.uri = uri + 'index.html'
  else if (!/\\.[a-z0-9]+$/.test(uri)) request.uri = uri + '/index.html'
  return request
}

function moved(path, request) {
  var query = request.rawQueryString()
  return {
    statusCode: 301,
    statusDescription: 'Moved Permanently',
    headers: { location: { value: query ? path + '?' + query : path } },
  }
}
`
}

/**
 * Writes the input of `aws cloudfront create-response-headers-policy
 * --response-headers-policy-config`.
 */
export function responseHeadersPolicy({ headers }: HostRules): string {
  const value = (name: string) =>
    headers.find(([each]) => each === name)?.[1] ?? ''
  const others = ['Permissions-Policy', /^Cross-Origin-/]
  const items = headers
    .filter(([name]) => others.some((other) => name.match(other)))
    .map(([Header, Value]) => ({ Header, Value, Override: true }))
  const config = {
    Name: 'cookbook',
    SecurityHeadersConfig: {
      ContentSecurityPolicy: {
        Override: true,
        ContentSecurityPolicy: value('Content-Security-Policy'),
      },
      StrictTransportSecurity: {
        Override: true,
        AccessControlMaxAgeSec: Number(
          value('Strict-Transport-Security').match(/\d+/)?.[0],
        ),
      },
      ContentTypeOptions: { Override: true },
      FrameOptions: { Override: true, FrameOption: value('X-Frame-Options') },
      ReferrerPolicy: {
        Override: true,
        ReferrerPolicy: value('Referrer-Policy'),
      },
    },
    CustomHeadersConfig: { Quantity: items.length, Items: items },
  }
  return `${JSON.stringify(config, null, 2)}\n`
}

/**
 * Writes a script that uploads `out/` to a bucket: hashed files first, so that no page ever names a
 * missing file. A call of its own deletes old files one release later. Files for other hosts are
 * not uploaded.
 */
export function uploadScript({ base, types }: HostRules): string {
  const folder = `${base}${hashedFolder}`.slice(1)
  const copy = (ending: string, type: string, rest: string) =>
    `put "*.${ending}" '${type}' ${rest}`
  const others = hostFiles.map((file) => `--exclude ${file}`).join(' ')
  const classOf = (ending: string) =>
    pictureEndings.includes(ending) ? 'picture' : 'document'
  return `#!/bin/sh
# Uploads out/ to a bucket: sh upload.sh s3://bucket. Old hashed files stay. Just before the next release, with the out/ of the release that is live: sh upload.sh s3://bucket --delete-old
set -eu
bucket=$1

put() { # pattern, content type, cache, further options
	pattern=$1 type=$2 cache=$3
	shift 3
	aws s3 cp out/ "$bucket/" --recursive --only-show-errors --exclude '*' --include "$pattern" "$@" ${others} \\
		--content-type "$type" --cache-control "$cache"
}

if [ "\${2:-}" = --delete-old ]; then
	exec aws s3 sync out/ "$bucket/" --delete --size-only ${others}
fi

# Hashed files.
${[...types].map(([ending, type]) => `put "${folder}*.${ending}" '${type}' '${cacheControl.hashed}'`).join('\n')}

# Everything else, pages last.
${[...types]
  .sort(([a], [b]) => Number(a === 'html') - Number(b === 'html'))
  .map(([ending, type]) =>
    copy(
      ending,
      type,
      `'${cacheControl[classOf(ending)]}' --exclude "${folder}*"`,
    ),
  )
  .join('\n')}
`
}
