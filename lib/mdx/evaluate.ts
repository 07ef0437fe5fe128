import { evaluate } from '@mdx-js/mdx'
import type { MDXContent } from 'mdx/types'
import * as runtime from 'react/jsx-runtime'
import rehypeSlug from 'rehype-slug'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import type { Pluggable } from 'unified'
import {
  rehypePlugins as rehypeNames,
  remarkPlugins as remarkNames,
} from './plugin-names.mjs'
import rehypeCode from './rehype-code.mjs'
import remarkHeadingIds from './remark-heading-ids.mjs'
import remarkProgramOnce from './remark-program-once.mjs'

const plugins: Readonly<Record<string, Pluggable>> = {
  'remark-frontmatter': remarkFrontmatter,
  'remark-gfm': remarkGfm,
  './remark-heading-ids.mjs': remarkHeadingIds,
  './remark-program-once.mjs': remarkProgramOnce,
  'rehype-slug': rehypeSlug,
  './rehype-code.mjs': rehypeCode,
}

function named(name: string): Pluggable {
  const plugin = plugins[name]
  if (plugin) return plugin
  throw new Error(
    `lib/mdx/plugin-names.mjs names "${name}"; add it to the table in lib/mdx/evaluate.ts`,
  )
}

/**
 * Compiles and runs one page without the bundler, which would compile all pages of the book to show one. Throws the parser's
 * VFileMessage on broken syntax.
 */
export async function evaluateMdx(source: string): Promise<MDXContent> {
  const { default: Content } = await evaluate(source, {
    ...runtime,
    remarkPlugins: remarkNames.map(named),
    rehypePlugins: rehypeNames.map(named),
  })
  return Content
}
