import { act, fireEvent, render, screen } from '@testing-library/react'
import { LocalSearch } from './LocalSearch'

jest.mock('next/navigation', () => ({
  usePathname: () => '/',
  useRouter: () => ({ push() {} }),
}))

const labels = {
  list: 'Search',
  counts: ['no suggestions', 'one suggestion'],
  failed: 'The search could not be loaded.',
  retry: 'Try again',
  all: 'All of {query}',
}

const entry = {
  title: 'Apple',
  headers: [],
  path: '/apple.html',
  pathLocale: '/',
  extraFields: [],
}

/** The search in its box, with an index that answers as the list says, one after the other. */
function show(answers: readonly Promise<unknown>[]) {
  const left = [...answers]
  const fetches = jest.fn(async () => ({
    ok: true,
    json: async () => left.shift(),
  }))
  window.fetch = fetches as unknown as typeof fetch
  render(
    <>
      <div data-search-box>
        <input />
        <div data-suggestions />
      </div>
      <LocalSearch
        indexUrl="/search/local/en.json"
        pathLocale="/"
        base=""
        labels={labels}
      />
    </>,
  )
  const field = screen.getByRole<HTMLInputElement>('textbox')
  const type = (query: string) =>
    act(async () => {
      field.focus()
      fireEvent.input(field, { target: { value: query } })
    })
  return { field, fetches, type }
}

const count = () => screen.getByRole('status').textContent

test('no number is said before the index is there', async () => {
  let come = (_: unknown) => {}
  const index = new Promise<unknown>((resolve) => {
    come = resolve
  })
  const { type } = show([index])
  await type('apple')
  expect(count()).toBe('')
  await act(async () => come([entry]))
  expect(count()).toBe(labels.counts[1])
  await type('pear')
  expect(count()).toBe(labels.counts[0])
})

test.each([
  ['an answer that is no list', Promise.resolve({})],
  ['garbage', Promise.reject(new SyntaxError('no JSON'))],
])('%s is said; Tab reaches the way to try again', async (_, answer) => {
  jest.spyOn(console, 'warn').mockImplementation(() => {})
  const { field, fetches, type } = show([answer, Promise.resolve([entry])])
  await type('apple')
  const retry = screen.getByRole('button', { name: labels.retry })
  await act(async () => retry.focus())
  expect(screen.getByRole('alert').textContent).toBe(labels.failed)
  await act(async () => fireEvent.click(retry))
  expect(document.activeElement).toBe(field)
  expect(screen.getAllByRole('option')).toHaveLength(1)
  expect(fetches).toHaveBeenCalledTimes(2)
  await act(async () => field.blur())
  expect(screen.queryByRole('option')).toBeNull()
})
