import { act, fireEvent, render, screen } from '@testing-library/react'
import { DocsSearch } from './DocsSearch'
import { forgetModal } from './load-modal'
import { requestModal } from './request-modal'

let crashes = true
const mockModal = () => {
  if (crashes) throw new TypeError('no texts')
  return <p>the modal</p>
}
jest.mock('next/navigation', () => ({ useRouter: () => ({ push() {} }) }))
jest.mock('./SearchModal', () => {
  const { ModalBoundary } = jest.requireActual('./ModalBoundary')
  const Modal = () => mockModal()
  return {
    prepareSearch() {},
    SearchModal: ({ onCrash }: { onCrash: () => void }) => (
      <ModalBoundary onCrash={onCrash}>
        <Modal />
      </ModalBoundary>
    ),
  }
})

const labels = {
  failed: 'The search could not be loaded.',
  close: 'Close',
  reload: 'Reload',
}

beforeEach(forgetModal)

const open = () => act(async () => requestModal(''))

test.each([
  ['before', true],
  ['as', false],
])(
  'a modal loaded %s it is asked for that crashes closes, says so, and comes anew',
  async (_, early) => {
    crashes = true
    jest.spyOn(console, 'error').mockImplementation(() => {})
    const fetches = jest.fn(async () => ({ ok: true, json: async () => ({}) }))
    window.fetch = fetches as unknown as typeof fetch
    const { unmount } = render(
      <>
        <button type="button" data-docs-search>
          Search
        </button>
        <p>the article</p>
        <DocsSearch settingsUrl="/a.json" labels={labels} />
      </>,
    )
    if (early)
      await act(async () => fireEvent.pointerOver(screen.getByRole('button')))
    await open()
    expect(screen.getByRole('alert').textContent).toContain(labels.failed)
    screen.getByText('the article')
    await act(async () => fireEvent.click(screen.getByText(labels.close)))
    expect(screen.queryByRole('alert')).toBeNull()
    crashes = false
    await open()
    screen.getByText('the modal')
    expect(fetches).toHaveBeenCalledTimes(2)
    unmount()
  },
)
