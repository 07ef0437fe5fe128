import type { MDXComponents } from 'mdx/types'

/**
 * Next asks for this file. The components depend on the page's language and are passed by the article itself.
 * Nothing imports `@mdx-js/react`, a peer of `@next/mdx`: its provider is a context, which server components do not have.
 */
export function useMDXComponents(components: MDXComponents): MDXComponents {
  return components
}
