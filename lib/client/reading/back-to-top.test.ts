import { startBackToTop } from './back-to-top'

const scrollTo = (offset: number) => {
  Object.defineProperty(window, 'scrollY', {
    value: offset,
    configurable: true,
  })
  window.dispatchEvent(new Event('scroll'))
}

test('appears above 300 pixels, when scrolling has paused for 100 ms', () => {
  jest.useFakeTimers()
  document.body.innerHTML = '<button data-back-to-top hidden>Up</button>'
  const [button] = document.getElementsByTagName('button')
  startBackToTop()
  const wait = (ms: number) => jest.advanceTimersByTime(ms)
  wait(100)
  expect(button?.hidden).toBe(true)
  scrollTo(300)
  wait(100)
  expect(button?.hidden).toBe(true)
  scrollTo(301)
  wait(99)
  expect(button?.hidden).toBe(true)
  wait(1)
  expect(button?.hidden).toBe(false)
  scrollTo(300)
  wait(100)
  expect(button?.hidden).toBe(true)
})
