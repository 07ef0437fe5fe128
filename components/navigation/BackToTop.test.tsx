import { act, fireEvent, render, screen } from '@testing-library/react'
import { BackToTop } from './BackToTop'

const scrollTo = (offset: number) => {
  Object.defineProperty(window, 'scrollY', {
    value: offset,
    configurable: true,
  })
  fireEvent.scroll(window)
}

test('appears above 300 pixels, when scrolling has paused for 100 ms', () => {
  jest.useFakeTimers()
  render(<BackToTop label="To the top" />)
  const button = screen.getByTitle<HTMLButtonElement>('To the top')
  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms))
  wait(100)
  expect(button.hidden).toBe(true)
  scrollTo(300)
  wait(100)
  expect(button.hidden).toBe(true)
  scrollTo(301)
  wait(99)
  expect(button.hidden).toBe(true)
  wait(1)
  expect(button.hidden).toBe(false)
  scrollTo(300)
  wait(100)
  expect(button.hidden).toBe(true)
})
