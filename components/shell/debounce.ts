/** Calls `job` once calls have paused for `delay` milliseconds. `cancel` drops a pending call. */
export function debounce(job: () => void, delay: number) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const cancel = () => clearTimeout(timer)
  const call = () => {
    cancel()
    timer = setTimeout(job, delay)
  }
  return { call, cancel }
}
