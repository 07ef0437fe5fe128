import rehypePrettyCode from 'rehype-pretty-code'
import rehypeSlug from 'rehype-slug'
import { prettyCodeOptions } from '../code/highlight.mjs'
import rehypeTerms from '../terms/rehype-terms.mjs'
import rehypeCodeBlock from './rehype-code-block.mjs'
import rehypeUnbroken from './rehype-unbroken.mjs'

/**
 * The rehype plugins of a page in order. They run after remark-preset.mjs.
 *
 * @type {import('unified').Preset}
 */
const rehypePreset = {
  plugins: [
    rehypeSlug,
    [rehypePrettyCode, prettyCodeOptions],
    rehypeCodeBlock,
    rehypeTerms,
    rehypeUnbroken,
  ],
}

export default rehypePreset
