import { fireEvent, screen } from '@testing-library/react'
import { startLocalSearch } from './local-search'
import { openShell, settled } from './test-shell'

let broken = true
const mounted = jest.fn()
jest.mock('@/components/islands/local-search/mount', () => {
  if (broken) throw new Error('Failed to load module')
  return { mountLocalSearch: mounted }
})

test('a failed script leaves the page as it is, is reported, and is tried again', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {})
  openShell()
  startLocalSearch()
  const field = screen.getByRole('searchbox')
  expect(screen.queryByRole('alert')).toBeNull()
  field.focus()
  await settled()
  expect(screen.getByRole('alert').textContent).toContain(
    'The list could not be loaded.',
  )
  screen.getByText('the article')
  broken = false
  field.blur()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await settled()
  expect(mounted).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(document.activeElement).toBe(field)
})
