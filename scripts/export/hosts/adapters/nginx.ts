import { escapeRegExp } from '@/lib/shared/escape-reg-exp'
import { cacheControl, hashedFolder, pictureEndings } from '../cache'
import { isCompressible, isText } from '../content-types'
import { type HostRules, oldAddressPatterns } from '../rules'

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
 */
export function nginxServer({ base, headers, types }: HostRules): string {
  const old = oldAddressPatterns(base)
  const lines = [...types].map(
    ([ending, type]) => `	${type.split(';')[0]} ${ending};`,
  )
  const names = (isWanted: (type: string) => boolean) =>
    [...new Set(types.values())]
      .filter(isWanted)
      .map((type) => type.split(';')[0])
      .filter((type) => type !== 'text/html')
      .join(' ')
  return `# Included in server { }, which names \`listen\`, \`server_name\` and \`root\`.
server_tokens off;
absolute_redirect off;

types {
${lines.join('\n')}
}
default_type application/octet-stream;
charset utf-8;
charset_types ${names(isText)};

gzip on;
gzip_vary on;
gzip_comp_level 6;
gzip_types ${names(isCompressible)};

add_header Cache-Control $cookbook_cache always;
${headers.map(([name, value]) => `add_header ${name} "${value}" always;`).join('\n')}

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

/** Writes a whole configuration of nginx, which the container uses. */
export function nginxExample(): string {
  return `include /etc/nginx/cookbook/maps.conf;

# TLS ends before this server, or here: listen 443 ssl, with ssl_certificate and ssl_certificate_key.
server {
	listen 8080 default_server;
	root /srv/cookbook;
	include /etc/nginx/cookbook/server.conf;
}
`
}
