import type { MDXComponents } from 'mdx/types'

/**
 * The components of all MDX files, a file that Next requires. It adds none: the article passes
 * them, because they depend on the page's language. Nothing imports `@mdx-js/react`, a peer of
 * `@next/mdx`: its provider is a context, which server components do not have.
 */
export function useMDXComponents(components: MDXComponents): MDXComponents {
  return components
}
