import { escapeRegExp } from '@/lib/text/escape-reg-exp'
import { cacheControl, hashedFolder, pictureEndings } from './cache'
import { contentTypes, isCompressible } from './content-types'
import { securityHeaders } from './headers'
import { type HostRules, oldAddressPatterns } from './rules'

/**
 * Writes the part of nginx's configuration for `http { }`, because `map` is allowed nowhere else.
 */
export function nginxMaps({ base, languages }: HostRules): string {
  const path = escapeRegExp(base)
  return `# Included in http { }.
map $uri $cookbook_cache {
	default "${cacheControl.document}";
	"~\\.(?:${pictureEndings.join('|')})$" "${cacheControl.picture}";
	"~^${path}${escapeRegExp(hashedFolder)}" "${cacheControl.hashed}";
}
map $uri $cookbook_missing {
	default ${base}/404.html;
${languages.map((key) => `	"~^${path}/${key}(?:/|$)" ${base}/${key}/404.html;`).join('\n')}
}
`
}

/**
 * Writes the part of nginx's configuration for `server { }`, next to `listen`, `server_name` and
 * `root`.
 *
 * @param base path of the site, `''` or `/cookbook`
 */
export function nginxServer(base: string): string {
  const old = oldAddressPatterns(base)
  const types = Object.entries(contentTypes)
  const bare = (type: string) => type.replace(/;.*/, '')
  // nginx itself compresses HTML and names its character set.
  const typesOf = (isWanted: (type: string) => boolean) =>
    [...new Set(types.map(([, type]) => type))]
      .filter((type) => isWanted(type) && !type.startsWith('text/html'))
      .map(bare)
      .join(' ')
  return `# Included in server { }, which names \`listen\`, \`server_name\` and \`root\`.
server_tokens off;
absolute_redirect off;

types {
${types.map(([ending, type]) => `	${bare(type)} ${ending};`).join('\n')}
}
default_type application/octet-stream;
charset utf-8;
charset_types ${typesOf((type) => type.includes('charset'))};

gzip on;
gzip_static on;
gzip_vary on;
gzip_comp_level 6;
gzip_types ${typesOf(isCompressible)};

add_header Cache-Control $cookbook_cache always;
${securityHeaders.map(([name, value]) => `add_header ${name} "${value}" always;`).join('\n')}

error_page 404 $cookbook_missing;

# Addresses of the site that came before.
location ~ ${old.folder} {
	return 301 $1$is_args$args;
}
location ~ ${old.page} {
	return 301 $1.html$is_args$args;
}

location ~ ^(?<page>.*)/$ {
	try_files $page/index.html $page.html =404;
}
location / {
	try_files $uri $uri/index.html $uri.html =404;
}
`
}
