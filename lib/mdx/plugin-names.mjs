// What turns a page's Markdown into what the site shows, in this order. Plugins of ours are named by their file here. The bundler's
// loader takes names; what the development server runs is in evaluate.ts.

export const remarkPlugins = [
  'remark-frontmatter',
  'remark-gfm',
  './remark-heading-ids.mjs',
  './remark-program-once.mjs',
]

export const rehypePlugins = ['rehype-slug', './rehype-code.mjs']
