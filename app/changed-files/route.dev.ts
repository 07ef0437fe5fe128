import {
  isChangedSince,
  watchedFolders,
  watchFolders,
} from '@/lib/site/writing/watch'

export const dynamic = 'force-dynamic'

/** Tells a page that `npm run dev` shows of each change below it since it was rendered (`?since=`), as server-sent events. */
export function GET(request: Request): Response {
  const since = Number(new URL(request.url).searchParams.get('since'))
  const stream = new ReadableStream<string>({
    start(controller) {
      // Who asked may have left meanwhile.
      if (request.signal.aborted) return controller.close()
      const tell = () => controller.enqueue('data: changed\n\n')
      const stop = watchFolders(watchedFolders(), tell)
      controller.enqueue(': watching\n\n')
      // The first page is shown seconds before this answers: the server compiles it then.
      if (isChangedSince(watchedFolders(), since)) tell()
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
