import { lastChange, watchedFolders } from '@/components/writing/watch'

export const dynamic = 'force-dynamic'

/** Milliseconds between two looks at the folders. */
const pause = 500

/**
 * Sends an event to a page of `npm run dev` after each save since the page was rendered (`?since=`),
 * by server-sent events.
 */
export function GET(request: Request): Response {
  let known = Number(new URL(request.url).searchParams.get('since'))
  const stream = new ReadableStream<string>({
    start(controller) {
      // The page may have closed by now.
      if (request.signal.aborted) return controller.close()
      controller.enqueue(': watching\n\n')
      const timer = setInterval(() => {
        const changed = lastChange(watchedFolders())
        if (changed > known) controller.enqueue('data: changed\n\n')
        known = Math.max(known, changed)
      }, pause)
      request.signal.addEventListener('abort', () => {
        clearInterval(timer)
        controller.close()
      })
    },
  })
  return new Response(stream.pipeThrough(new TextEncoderStream()), {
    headers: { 'content-type': 'text/event-stream' },
  })
}
