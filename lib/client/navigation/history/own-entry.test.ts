import { addOwnEntry, type OwnEntry } from './own-entry'

beforeEach(async () => {
  // The frame that the test before has asked for.
  await new Promise(requestAnimationFrame)
  Object.assign(window, { scrollTo: () => {} })
  history.replaceState(null, '', '/page.html')
})

test('leaving goes back from the entry, without calling back', async () => {
  const onBack = jest.fn()
  const before = history.length
  const entry = addOwnEntry(onBack)
  expect(history.length).toBe(before + 1)
  await entry.leave()
  expect(history.state).toBeNull()
  expect(onBack).not.toHaveBeenCalled()
})

test('Back calls back, once', async () => {
  const onBack = jest.fn()
  const entry = addOwnEntry(onBack)
  const left = new Promise((resolve) => {
    addEventListener('popstate', resolve, { once: true })
  })
  history.back()
  await left
  await entry.leave()
  expect(onBack).toHaveBeenCalledTimes(1)
})

test('leaving ends also when another page has come meanwhile', async () => {
  const entry = addOwnEntry(jest.fn())
  history.pushState({ entry: 1 }, '', '/other.html')
  await entry.leave()
  expect(location.pathname).toBe('/other.html')
})

test('the browser has the place again in the frame after Back, not before', async () => {
  let entry: OwnEntry | undefined
  let left: Promise<void> | undefined
  // The modal closes by Back as it does in other ways.
  entry = addOwnEntry(() => {
    left = entry?.leave()
  })
  const then = new Promise((resolve) => {
    addEventListener('popstate', () => resolve(history.scrollRestoration), {
      once: true,
    })
  })
  history.back()
  expect(await then).toBe('manual')
  await left
  await new Promise(requestAnimationFrame)
  expect(history.scrollRestoration).toBe('auto')
})
