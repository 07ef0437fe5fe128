import { fireEvent, screen } from '@testing-library/react'
import { openDocsSearch, startDocsSearch } from './docs-search'
import { openShell, settled } from './test-shell'

interface Events {
  readonly onClose: () => void
  readonly onCrash: () => void
}

let crashes = false
const opened = jest.fn()
jest.mock('@/components/islands/docs-search/mount', () => ({
  mountDocsSearch: () => ({
    open(opening: unknown, { onClose, onCrash }: Events) {
      opened(opening)
      if (crashes) onCrash()
      else onClose()
    },
  }),
}))

beforeAll(() => {
  openShell()
  startDocsSearch()
})

beforeEach(() => opened.mockClear())

test('keys typed while it loads are part of the query', async () => {
  openShell()
  const opening = openDocsSearch('re')
  fireEvent.keyDown(document.body, { key: 'n' })
  fireEvent.keyDown(document.body, { key: 't' })
  await opening
  expect(opened).toHaveBeenCalledWith({ query: 'rent', fromSelection: false })
})

test('Escape calls it off until then', async () => {
  openShell()
  const opening = openDocsSearch('rent')
  fireEvent.keyDown(document.body, { key: 'Escape' })
  await opening
  expect(opened).not.toHaveBeenCalled()
})

test('a crash is reported, and the texts are loaded again', async () => {
  const { fetches } = openShell()
  crashes = true
  fireEvent.click(screen.getByText('Search'))
  await settled()
  expect(screen.getByRole('alert').textContent).toContain(
    'The search could not be loaded.',
  )
  screen.getByText('the article')
  fireEvent.click(screen.getByText('Close'))
  expect(screen.queryByRole('alert')).toBeNull()
  crashes = false
  await openDocsSearch('')
  expect(opened).toHaveBeenCalledTimes(2)
  expect(fetches).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('alert')).toBeNull()
})
