import { act, fireEvent, render, screen } from '@testing-library/react'
import type { BindPage } from '@/lib/client/page'
import { LocalSearch } from './LocalSearch'

// jsdom lays nothing out, so it has nothing to scroll.
Element.prototype.scrollIntoView = () => {}

const visit = jest.fn()
const host = {
  visit,
  onPage: (bind: BindPage) => bind(new AbortController().signal, true),
  openDocsSearch() {},
}
beforeEach(() => visit.mockClear())

const texts = {
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

/** Renders the search in its box. The index gives these answers, one after the other. */
function show(answers: readonly Promise<unknown>[]) {
  const remaining = [...answers]
  const fetches = jest.fn(async () => ({
    ok: true,
    json: async () => remaining.shift(),
  }))
  window.fetch = fetches as unknown as typeof fetch
  render(
    <>
      <div data-search-box>
        <input />
        <p role="status" />
        <div data-suggestions="list" />
      </div>
      <LocalSearch
        indexUrl="/search/local/en.json"
        pathLocale="/"
        texts={texts}
        host={host}
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

/** An index that arrives when the test says so. */
function lateIndex() {
  let come = (_: unknown) => {}
  const index = new Promise<unknown>((resolve) => {
    come = resolve
  })
  return { index, come: () => act(async () => come([entry])) }
}

test('no number is said, no row chosen, before the index is there', async () => {
  const { index, come } = lateIndex()
  const { type } = show([index])
  const status = screen.getByRole('status')
  await type('apple')
  expect(count()).toBe('')
  expect(screen.queryByRole('option', { selected: true })).toBeNull()
  await come()
  expect(count()).toBe(texts.counts[1])
  await type('pear')
  expect(count()).toBe(texts.counts[0])
  expect(screen.getByRole('status')).toBe(status)
})

test('the field names its list while it is open, in which each row is an option', async () => {
  const { field, type } = show([Promise.resolve([entry])])
  expect(field.hasAttribute('aria-controls')).toBe(false)
  await type('apple')
  const list = screen.getByRole('listbox')
  expect(list.id).toBe(field.getAttribute('aria-controls'))
  const rows = screen.getAllByRole('option')
  expect([...list.children]).toEqual(rows)
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    entry.title,
    expect.stringContaining('All of apple'),
  ])
  pressEscape(field)
  expect(field.hasAttribute('aria-controls')).toBe(false)
})

test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
  'a click on a suggestion with %s is the browser’s',
  async (modifier) => {
    const { type } = show([Promise.resolve([entry])])
    await type('apple')
    const [row] = screen.getAllByRole('option')
    if (!row) throw new Error('There is no suggestion')
    // jsdom cannot follow a link.
    row.addEventListener('click', (event) => event.preventDefault())
    await act(async () => fireEvent.click(row, { [modifier]: true }))
    expect(visit).not.toHaveBeenCalled()
    await act(async () => fireEvent.click(row))
    expect(visit.mock.calls).toEqual([[entry.path]])
  },
)

const typeMore = (field: Element) =>
  fireEvent.input(field, { target: { value: 'appl' } })
const leave = (field: HTMLElement) => field.blur()
const pressEscape = (field: Element) =>
  fireEvent.keyDown(field, { key: 'Escape' })

test.each<[string, (field: HTMLElement) => void, readonly unknown[]]>([
  ['waits for it', () => {}, [[entry.path]]],
  ['is taken back by typing', typeMore, []],
  ['is taken back by Escape', pressEscape, []],
  ['is taken back by leaving the box', leave, []],
])('Enter before the index is there %s', async (_, then, followed) => {
  const { index, come } = lateIndex()
  const { field, type } = show([index])
  await type('apple')
  await act(async () => {
    fireEvent.keyDown(field, { key: 'Enter' })
    then(field)
  })
  await come()
  expect(visit.mock.calls).toEqual(followed)
})

test('Enter chooses nothing from a list that Escape has closed', async () => {
  const { field, type } = show([Promise.resolve([entry])])
  await type('apple')
  pressEscape(field)
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(visit).not.toHaveBeenCalled()
  for (const key of ['ArrowDown', 'ArrowDown', 'Enter'])
    await act(async () => fireEvent.keyDown(field, { key }))
  expect(visit.mock.calls).toEqual([[entry.path]])
})

test('a first move of the pointer takes a row; one that comes under a resting pointer is not taken', async () => {
  const { type } = show([Promise.resolve([entry])])
  await type('apple')
  const [first, last] = screen.getAllByRole('option')
  if (!first || !last) throw new Error('There are no two rows')
  // Chromium 156 reports no movement with the first move.
  fireEvent.mouseMove(last, { clientX: 5, clientY: 50, movementY: 0 })
  expect(last.getAttribute('aria-selected')).toBe('true')
  fireEvent.mouseMove(first, { clientX: 5, clientY: 50 })
  expect(last.getAttribute('aria-selected')).toBe('true')
  fireEvent.mouseMove(first, { clientX: 5, clientY: 49 })
  expect(first.getAttribute('aria-selected')).toBe('true')
})

test('Enter before an index that fails to load is forgotten', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {})
  const { field } = show([
    Promise.reject(new SyntaxError('no JSON')),
    Promise.resolve([entry]),
  ])
  await act(async () => {
    field.focus()
    fireEvent.input(field, { target: { value: 'apple' } })
    fireEvent.keyDown(field, { key: 'Enter' })
  })
  await act(async () =>
    fireEvent.click(screen.getByRole('button', { name: texts.retry })),
  )
  expect(screen.getAllByRole('option')).toHaveLength(2)
  expect(visit).not.toHaveBeenCalled()
})

test.each([
  ['an answer that is no list', Promise.resolve({})],
  ['garbage', Promise.reject(new SyntaxError('no JSON'))],
])('%s is said; Tab reaches the way to try again', async (_, answer) => {
  jest.spyOn(console, 'warn').mockImplementation(() => {})
  const { field, fetches, type } = show([answer, Promise.resolve([entry])])
  await type('apple')
  const retry = screen.getByRole('button', { name: texts.retry })
  await act(async () => retry.focus())
  expect(screen.getByRole('alert').textContent).toBe(texts.failed)
  await act(async () => fireEvent.click(retry))
  expect(document.activeElement).toBe(field)
  expect(screen.getAllByRole('option')).toHaveLength(2)
  expect(fetches).toHaveBeenCalledTimes(2)
  await act(async () => field.blur())
  expect(screen.queryByRole('option')).toBeNull()
})
