import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import createMdx from '@next/mdx'
import createNextIntl from 'next-intl/plugin'

const version = createHash('sha256')
for (const folder of ['lib/mdx', 'lib/code', 'lib/terms'])
  for (const name of readdirSync(folder))
    if (name.endsWith('.mjs')) version.update(readFileSync(`${folder}/${name}`))
version.update(readFileSync('node_modules/.package-lock.json'))
// What the plugins read besides a page itself.
version.update(readFileSync('content/terms.json'))
version.update(readFileSync('content/unbroken.json'))
for (const name of readdirSync('content/en', { recursive: true }))
  if (String(name).endsWith('.mdx'))
    version.update(
      /^unexplained:.*(?:\n(?:[ \t]|- ).*)*/m.exec(
        readFileSync(`content/en/${name}`, 'utf8'),
      )?.[0] ?? '',
    )

/**
 * The path of a plugin or preset, which is how the bundler's loader takes it.
 *
 * @param {string} name
 */
const pathOf = (name) =>
  fileURLToPath(new URL(`lib/mdx/${name}`, import.meta.url))

const options = {
  remarkPlugins: [pathOf('remark-preset.mjs')],
  rehypePlugins: [pathOf('rehype-preset.mjs')],
  // Next knows compiled pages again by their text and these options, and does not read the plugins.
  version: version.digest('hex'),
}
const withMdx = createMdx({ options })
const withNextIntl = createNextIntl('./lib/i18n/request.ts')
const development = process.env.NODE_ENV === 'development'
const basePath = process.env.SITE_BASE_PATH ?? '/'

if (process.argv[2] === 'build' && !process.send && !process.env.WHOLE_BUILD)
  console.log(
    "This writes pages that load Next's scripts, to .cache/export/site; `npm run build` makes the whole and light site in out/.",
  )

/** @type {import('next').NextConfig} */
const config = {
  // In development, `output: 'export'` would answer every unknown path with a 500. The export is
  // written aside, and put to out/ when it is finished (scripts/export/files/made.ts).
  ...(development
    ? { rewrites: developmentRewrites }
    : { output: 'export', distDir: '.cache/export/site' }),
  ...(basePath !== '/' && { basePath }),
  // Routes for writers (`page.dev.tsx`) exist in development only.
  pageExtensions: [...(development ? ['dev.ts', 'dev.tsx'] : []), 'ts', 'tsx'],
  skipTrailingSlashRedirect: true,
  // Equal sources make equal files. The client's address tells builds apart
  // (lib/navigation/page-document.ts).
  generateBuildId: () => 'book',
  images: { unoptimized: true },
  poweredByHeader: false,
  reactStrictMode: true,
  // `npm run check` checks types, once for the whole project.
  typescript: { ignoreBuildErrors: true },
  // Next leaves one core free, which is half of a small machine.
  experimental: { globalNotFound: true, cpus: availableParallelism() },
  // What the site does not use of DocSearch would be two thirds of its weight.
  turbopack: {
    resolveAlias: {
      '@base-ui/react/menu': './components/docs-search/unused.ts',
      '@algolia/autocomplete-plugin-algolia-insights':
        './components/docs-search/unused.ts',
    },
  },
}

/** Address forms that a plain host offers for the exported files, for `next dev`. */
async function developmentRewrites() {
  return [
    { source: '/:path*.html', destination: '/:path*' },
    { source: '/:path+/', destination: '/:path+' },
  ]
}

export default withNextIntl(withMdx(config))
