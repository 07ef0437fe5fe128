/** Calls `job` once the calls have paused for `delay` milliseconds. `cancel` drops a call that is still waiting. */
export function debounce(job: () => void, delay: number) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const cancel = () => clearTimeout(timer)
  const call = () => {
    cancel()
    timer = setTimeout(job, delay)
  }
  return { call, cancel }
}
