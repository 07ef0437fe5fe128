import { act, fireEvent, render, screen } from '@testing-library/react'
import { BackToTop, isFarDown } from './BackToTop'

test.each([
  [0, false],
  [300, false],
  [301, true],
])('at %i pixels: %s', (offset, shown) => {
  expect(isFarDown(offset)).toBe(shown)
})

test('appears when scrolling has paused for 100 ms', () => {
  jest.useFakeTimers()
  render(<BackToTop label="To the top" />)
  const button = screen.getByTitle('To the top')
  Object.defineProperty(window, 'scrollY', { value: 301, configurable: true })
  fireEvent.scroll(window)
  act(() => jest.advanceTimersByTime(99))
  expect(button).toHaveProperty('hidden', true)
  act(() => jest.advanceTimersByTime(1))
  expect(button).toHaveProperty('hidden', false)
})
