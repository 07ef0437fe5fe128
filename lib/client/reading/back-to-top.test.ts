import { startBackToTop } from './back-to-top'

const scrollTo = (offset: number) => {
  Object.defineProperty(window, 'scrollY', {
    value: offset,
    configurable: true,
  })
  window.dispatchEvent(new Event('scroll'))
}

/** Starts the feature on a wide or narrow screen, and returns the button. */
function start(narrow: boolean): HTMLButtonElement | undefined {
  jest.useFakeTimers()
  scrollTo(0)
  Object.assign(window, { matchMedia: () => ({ matches: narrow }) })
  document.body.innerHTML = '<button data-back-to-top hidden>Up</button>'
  startBackToTop()
  return document.getElementsByTagName('button')[0]
}

const wait = (ms: number) => jest.advanceTimersByTime(ms)

test('appears above 300 pixels, when scrolling has paused for 100 ms', () => {
  const button = start(false)
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

test.each([
  ['down', [0, 900], true],
  ['down and back', [0, 900, 800], false],
  ['down, back and down again', [0, 900, 800, 850], true],
  ['back to the threshold', [0, 900, 300], true],
])('on narrow screens, after scrolling %s', (_, offsets, hidden) => {
  const button = start(true)
  for (const offset of offsets) {
    scrollTo(offset)
    wait(100)
  }
  expect(button?.hidden).toBe(hidden)
})
