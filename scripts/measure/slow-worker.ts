/**
 * Runs in a worker, which the browser's own throttling does not reach: delays each answer as long
 * as a slower processor would, without load on this one.
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
