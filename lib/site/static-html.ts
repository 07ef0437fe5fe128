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

// Server components get a React that cannot render to HTML. This one is loaded past the bundler.
const load = createRequire(join(process.cwd(), 'package.json'))
const renderer = 'react-dom/static'

/**
 * Renders elements that contain no client component to HTML. A page made of one string has nothing
 * to hydrate. Throws what a component throws.
 */
export async function renderStatic(node: ReactNode): Promise<string> {
  const { prerenderToNodeStream }: StaticRenderer = load(renderer)
  // React would print the error that it then throws. Whoever catches the error prints a better
  // message.
  const onError = () => {}
  const { prelude } = await prerenderToNodeStream(node, { onError })
  // React writes these comments between texts in order to find the texts again.
  return (await text(prelude)).replaceAll('<!-- -->', '')
}
