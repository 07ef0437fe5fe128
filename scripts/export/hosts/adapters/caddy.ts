import { cacheControl, hashedFolder, pictureEndings } from '../cache'
import { isCompressible } from '../content-types'
import { type HostRules, oldAddressPatterns } from '../rules'

/**
 * Writes a complete `Caddyfile`. `SITE_ADDRESS` names the address, `docs.example.org`, for which
 * Caddy gets a certificate. `SITE_ROOT` names the folder.
 */
export function caddyfile(rules: HostRules): string {
  const { base, headers, languages, types } = rules
  const old = oldAddressPatterns(base)
  const typeLines = [...types].map(
    ([ending, type]) =>
      `	@${ending} path *.${ending}\n	header @${ending} Content-Type "${type}"`,
  )
  const compressed = [...new Set(types.values())]
    .filter(isCompressible)
    .map((type) => type.split(';')[0])
  const own404 = languages.map(
    (key) =>
      `		@${key} path ${base}/${key} ${base}/${key}/*\n		rewrite @${key} ${base}/${key}/404.html`,
  )
  return `(cookbook_headers) {
	header {
		-Server
${headers.map(([name, value]) => `		${name} "${value}"`).join('\n')}
	}
}

{$SITE_ADDRESS::8080} {
	root * {$SITE_ROOT:/srv/cookbook}
	encode {
		zstd
		gzip
		match {
${compressed.map((type) => `			header Content-Type ${type}*`).join('\n')}
		}
	}

	import cookbook_headers
	header ?Cache-Control "${cacheControl.document}"
	@pictures path ${pictureEndings.map((ending) => `*.${ending}`).join(' ')}
	header @pictures Cache-Control "${cacheControl.picture}"
	@hashed path ${base}${hashedFolder}*
	header @hashed Cache-Control "${cacheControl.hashed}"
${typeLines.join('\n')}

	# Addresses of the site that came before.
	map {query} {asked} {
		~^(.+)$ "?\${1}"
		default ""
	}
	@folder path_regexp folder ${old.folder}
	redir @folder {re.folder.1}{asked} 301
	@page path_regexp page ${old.page}
	redir @page {re.page.1}.html{asked} 301

	@write not method GET HEAD
	@nothing path_regexp (\\x00|\\.\\w+/$)
	route {
		respond @write 405
		error @nothing 404
		try_files {path} {path}/index.html {path}.html
		file_server {
			disable_canonical_uris
		}
	}

	handle_errors {
		import cookbook_headers
		header Cache-Control "${cacheControl.document}"
		header Content-Type "text/html; charset=utf-8"
${own404.join('\n')}
		@other not path ${base}/*/404.html
		rewrite @other ${base}/404.html
		file_server
	}
}
`
}
