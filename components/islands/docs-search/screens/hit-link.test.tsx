import type { HitComponentProps } from '@docsearch/react/docsearch'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { hitLink } from './hit-link'

type Hit = HitComponentProps['hit']

const hitAt = (index: number) =>
  ({ url: '#a', __autocomplete_id: index }) as Hit

/** Waits for two frames and the timers that they set. */
const frames = () =>
  act(async () => {
    await new Promise((resolve) => requestAnimationFrame(resolve))
    await new Promise((resolve) => requestAnimationFrame(resolve))
  })

test('only a plain click is followed inside the document', () => {
  const follow = jest.fn()
  const HitLink = hitLink(follow)
  render(<HitLink hit={hitAt(0)}>Rent</HitLink>)
  const link = screen.getByRole('link')
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true)
  expect(follow).not.toHaveBeenCalled()
  expect(fireEvent.click(link)).toBe(false)
  expect(follow).toHaveBeenCalledWith('#a')
})

test('hits in view have their texts at once, those below a frame later', async () => {
  const HitLink = hitLink(() => {})
  render(
    <>
      <HitLink hit={hitAt(0)}>Above</HitLink>
      <HitLink hit={hitAt(15)}>Below</HitLink>
    </>,
  )
  expect(screen.getByText('Above')).toBeTruthy()
  expect(screen.queryByText('Below')).toBeNull()
  await frames()
  expect(screen.getByText('Below')).toBeTruthy()
})
