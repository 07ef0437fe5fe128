import { escapeHtml } from '@/lib/text/escape-html'
import type { PageHead } from '../document/head'
import { contentPolicy, policyTag } from '../document/policy'

/** Preserves the `#` of a link to the old address, unless a section replaces the page. */
const script =
  "const link=document.querySelector('a');" +
  'location.replace(link.pathname+location.search+(link.hash||location.hash))'

/**
 * Writes the redirect at an old address. It leads to the canonical address by script, which
 * preserves the `#`, without scripts by a refresh, and always by a link.
 *
 * @param page that the redirect leads to
 * @param path of that page, or of a section of it
 */
export function redirectStub(page: PageHead, path: string): string {
  const { lang = 'en-US', title = path, canonical: href = path } = page
  return `<!DOCTYPE html>
<html lang="${escapeHtml(lang)}">
<head>
<meta charset="utf-8">
${policyTag(contentPolicy([script]))}
<title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="canonical" href="${escapeHtml(href)}">
<noscript><meta http-equiv="refresh" content="0; url=${escapeHtml(path)}"></noscript>
</head>
<body>
<p><a href="${escapeHtml(path)}">${escapeHtml(title)}</a></p>
<script>${script}</script>
</body>
</html>
`
}
