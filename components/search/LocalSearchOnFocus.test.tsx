import { act, fireEvent, render, screen } from '@testing-library/react'
import { LocalSearchOnFocus } from './LocalSearchOnFocus'

let broken = true
jest.mock('./LocalSearch', () => {
  if (broken) throw new Error('Failed to load chunk')
  return { LocalSearch: () => <p>loaded</p> }
})

const labels = {
  list: 'Search',
  counts: [],
  failed: 'The search could not be loaded.',
  reload: 'Reload',
  retry: 'Try again',
  all: '',
}

test('a script that does not come leaves the page alone, is said, and is tried again', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {})
  render(
    <>
      <div data-search-box>
        <input />
      </div>
      <p>the article</p>
      <LocalSearchOnFocus
        indexUrl="/a.json"
        pathLocale="/"
        base=""
        labels={labels}
      />
    </>,
  )
  const field = screen.getByRole('textbox')
  // Nothing has a place on the screen in jsdom.
  HTMLElement.prototype.getClientRects = () => [{}] as unknown as DOMRectList
  expect(screen.queryByRole('alert')).toBeNull()
  await act(async () => field.focus())
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain(labels.failed)
  screen.getByText('the article')
  broken = false
  await act(async () => {
    field.blur()
    fireEvent.click(screen.getByRole('button', { name: labels.retry }))
  })
  await screen.findByText('loaded')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(document.activeElement).toBe(field)
})
