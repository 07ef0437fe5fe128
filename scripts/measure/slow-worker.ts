/**
 * Runs in a worker, which the browser's own brake leaves alone: holds each answer back until as much time has passed as it would take on a
 * slower processor, without keeping this one busy.
 */
export function slowWorker(slowdown: number): void {
  const answer = self.onmessage
  const send = self.postMessage.bind(self)
  let startedAt = 0
  self.onmessage = (event) => {
    startedAt = performance.now()
    return answer?.call(self, event)
  }
  self.postMessage = (message: unknown) => {
    const took = performance.now() - startedAt
    setTimeout(() => send(message), took * (slowdown - 1))
  }
}
