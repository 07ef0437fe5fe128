import 'server-only'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'

interface StaticRenderer {
  prerenderToNodeStream(
    node: ReactNode,
    options: { readonly onError: (error: unknown) => void },
  ): Promise<{ prelude: Readable }>
}

// Server components see a React that cannot render to HTML; this one is loaded past the bundler.
const load = createRequire(join(process.cwd(), 'package.json'))
const renderer = 'react-dom/static'

/**
 * Renders elements without any client component to HTML: a page made of one string has nothing to hydrate. Throws what a component throws.
 */
export async function renderStatic(node: ReactNode): Promise<string> {
  const { prerenderToNodeStream }: StaticRenderer = load(renderer)
  // React would print what it then throws: the message of who catches it comes first, and once.
  const onError = () => {}
  const { prelude } = await prerenderToNodeStream(node, { onError })
  // React's marks between texts, by which it would find them again.
  return (await text(prelude)).replaceAll('<!-- -->', '')
}
