import { evaluate } from '@mdx-js/mdx'
import type { MDXContent } from 'mdx/types'
import * as runtime from 'react/jsx-runtime'
import rehypePreset from './rehype-preset.mjs'
import remarkPreset from './remark-preset.mjs'

/**
 * Compiles and runs one page without the bundler, which would compile all pages to show one. Throws
 * the parser's VFileMessage on broken syntax.
 */
export async function evaluateMdx(source: string): Promise<MDXContent> {
  const { default: Content } = await evaluate(source, {
    ...runtime,
    remarkPlugins: [remarkPreset],
    rehypePlugins: [rehypePreset],
  })
  return Content
}
