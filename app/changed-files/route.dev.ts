import { watchedFolders, watchFolders } from '@/lib/writing/watch'

export const dynamic = 'force-dynamic'

/** Tells a page that `npm run dev` shows of each change below it, as server-sent events. */
export function GET(request: Request): Response {
  const stream = new ReadableStream<string>({
    start(controller) {
      const stop = watchFolders(watchedFolders(), () =>
        controller.enqueue('data: changed\n\n'),
      )
      controller.enqueue(': watching\n\n')
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
