import { evaluate } from '@mdx-js/mdx'
import type { MDXContent } from 'mdx/types'
import * as runtime from 'react/jsx-runtime'
import { VFile } from 'vfile'
import rehypePreset from './rehype-preset.mjs'
import remarkPreset from './remark-preset.mjs'

/**
 * Compiles and runs one page without the bundler, which would compile all pages to show one. Throws
 * the parser's VFileMessage on broken syntax.
 *
 * @param path of the file, by which plugins know the page
 */
export async function evaluateMdx(
  value: string,
  path: string,
): Promise<MDXContent> {
  const { default: Content } = await evaluate(new VFile({ value, path }), {
    ...runtime,
    remarkPlugins: [remarkPreset],
    rehypePlugins: [rehypePreset],
  })
  return Content
}
