import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkHeadingIds from './remark-heading-ids.mjs'
import remarkProgramOnce from './remark-program-once.mjs'

/**
 * The remark plugins of a page in order, for the build (next.config.mjs) and for the development
 * server (evaluate.ts).
 *
 * @type {import('unified').Preset}
 */
const remarkPreset = {
  plugins: [remarkFrontmatter, remarkGfm, remarkHeadingIds, remarkProgramOnce],
}

export default remarkPreset
