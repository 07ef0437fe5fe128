import type { HitComponentProps } from '@docsearch/react/docsearch'
import { fireEvent, render, screen } from '@testing-library/react'
import { hitLink } from './hit-link'

type Hit = HitComponentProps['hit']

const hitAt = (index: number) =>
  ({ url: '#a', __autocomplete_id: index }) as Hit

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
