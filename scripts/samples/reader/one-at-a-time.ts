/** Runs jobs one after the other, in the order in which they were asked for. */
export function oneAtATime() {
  let last: Promise<unknown> = Promise.resolve()
  return <Value>(job: () => Promise<Value>): Promise<Value> => {
    const result = last.then(job)
    last = result.catch(() => {})
    return result
  }
}
