import { act, fireEvent, render, screen } from '@testing-library/react'
import { PageParts } from './PageParts'

const mockBind = jest.fn()
let broken = false
jest.mock('next/navigation', () => ({ usePathname: () => '/errors.html' }))
jest.mock('@/components/generated/error-finder', () => {
  if (broken) throw new Error('Failed to load chunk')
  return { findErrors: mockBind }
})

const shown = () =>
  render(
    <>
      <input data-error-finder />
      <PageParts />
    </>,
  )

beforeEach(() => {
  jest.resetModules()
  mockBind.mockClear()
})

test('a part of the page is brought to life until its reader leaves', async () => {
  const { unmount } = shown()
  const field = screen.getByRole('textbox')
  expect(field.getAttribute('aria-busy')).toBe('true')
  await act(async () => {})
  expect(field.hasAttribute('aria-busy')).toBe(false)
  const signal: AbortSignal = mockBind.mock.lastCall?.[1]
  expect(mockBind.mock.calls).toEqual([[field, signal]])
  expect(signal.aborted).toBe(false)
  unmount()
  expect(signal.aborted).toBe(true)
})

test('a script that comes after its reader has left binds nothing', async () => {
  const { unmount } = shown()
  unmount()
  await act(async () => {})
  expect(mockBind).not.toHaveBeenCalled()
})

test('a script that does not come is asked for again when the field is used', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {})
  broken = true
  shown()
  const field = screen.getByRole('textbox')
  await act(async () => {})
  expect(mockBind).not.toHaveBeenCalled()
  broken = false
  await act(async () => fireEvent.input(field))
  expect(mockBind).toHaveBeenCalledTimes(1)
  await act(async () => fireEvent.input(field))
  expect(mockBind).toHaveBeenCalledTimes(1)
})
