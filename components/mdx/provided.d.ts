import type { mdxComponents } from './mdx-components'

declare global {
  /**
   * The name that MDX's language server reads for the components of an article:
   * https://github.com/mdx-js/mdx-analyzer#mdxprovidedcomponents
   */
  type MDXProvidedComponents = ReturnType<typeof mdxComponents>
}
