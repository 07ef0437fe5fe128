import { addOwnEntry } from './own-entry'

const isOver = () => typeof history.state?.over === 'number'

const gone = () =>
  new Promise((resolve) =>
    addEventListener('popstate', resolve, { once: true }),
  )

test('Back closes, and the entry before is as it was', async () => {
  history.replaceState({ entry: 'a' }, '')
  const onBack = jest.fn()
  const entry = addOwnEntry(onBack)
  expect(history.state).toMatchObject({ entry: 'a' })
  expect(isOver()).toBe(true)
  history.back()
  await gone()
  expect(onBack).toHaveBeenCalledTimes(1)
  expect(history.state).toEqual({ entry: 'a' })
  await entry.leave()
  expect(history.state).toEqual({ entry: 'a' })
})

test('what closes another way takes its entry along', async () => {
  history.replaceState({ entry: 'b' }, '')
  const onBack = jest.fn()
  await addOwnEntry(onBack).leave()
  expect(history.state).toEqual({ entry: 'b' })
  expect(onBack).not.toHaveBeenCalled()
})
