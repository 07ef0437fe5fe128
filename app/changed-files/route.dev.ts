import {
  isChangedSince,
  watchedFolders,
  watchFolders,
} from '@/components/writing/watch'

export const dynamic = 'force-dynamic'

/**
 * Sends an event to a page of `npm run dev` for each saved file since the page was rendered
 * (`?since=`), by server-sent events.
 */
export function GET(request: Request): Response {
  const since = Number(new URL(request.url).searchParams.get('since'))
  const stream = new ReadableStream<string>({
    start(controller) {
      // The page may have closed by now.
      if (request.signal.aborted) return controller.close()
      const send = () => controller.enqueue('data: changed\n\n')
      const stop = watchFolders(watchedFolders(), send)
      controller.enqueue(': watching\n\n')
      // The server compiles this route after the first page is visible, so changes of those seconds
      // count.
      if (isChangedSince(watchedFolders(), since)) send()
      request.signal.addEventListener('abort', () => {
        stop()
        controller.close()
      })
    },
  })
  return new Response(stream.pipeThrough(new TextEncoderStream()), {
    headers: { 'content-type': 'text/event-stream' },
  })
}
