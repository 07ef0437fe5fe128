import type { mdxComponents } from './mdx-components'

declare global {
  /** By this name MDX's language server knows what an article may use: https://github.com/mdx-js/mdx-analyzer#mdxprovidedcomponents */
  type MDXProvidedComponents = ReturnType<typeof mdxComponents>
}
