import type { MDXComponents } from 'mdx/types'

/** Next asks for this file. The components depend on the page's language and are passed by the article itself. */
export function useMDXComponents(components: MDXComponents): MDXComponents {
  return components
}
