import { act, render, screen } from '@testing-library/react'
import { screenOf } from '@/lib/client/search/docs-search/results/screen'
import type { SearchState } from '@/lib/client/search/docs-search/watched-client'
import type { ModalSettings } from '@/lib/shared/search/modal-settings'
import en from '@/messages/en.json'
import { Screens } from './Screens'

const { count: _count, failed: _failed, ...texts } = en.docsSearch
const settings: ModalSettings = {
  indexName: 'text-en',
  lang: 'en-US',
  file: '/a.json',
  issuePage: 'https://x.org/issues/new',
  wanted: [{ href: '/a.html#b', title: 'Send SOL', page: 'Transactions' }],
  texts: { ...texts, counts: ['No results', '1 result'] },
}

const pending: SearchState = {
  pending: true,
  answer: undefined,
  suggestions: [],
}
const answered: SearchState = {
  pending: false,
  answer: { query: 'a', hits: 1, missing: [], failed: false },
  suggestions: [],
}

const of = (state: SearchState) => (
  <Screens
    screen={screenOf('a', state.answer)}
    state={state}
    settings={settings}
    onQuery={() => {}}
    onRetry={() => {}}
  />
)
const news = () => screen.getByRole('status').textContent

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('a search counts as stalled after 300 ms, each one anew', () => {
  const { rerender } = render(of(pending))
  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms))
  wait(299)
  expect(news()).toBe('')
  wait(1)
  expect(news()).toBe(texts.searching)
  rerender(of(answered))
  expect(news()).toBe('1 result')
  rerender(of({ ...answered, pending: true }))
  wait(299)
  expect(news()).toBe('1 result')
  rerender(of(answered))
  wait(1000)
  expect(news()).toBe('1 result')
})

test('words that were not found are named', () => {
  const answer = { query: 'a b', hits: 1, missing: ['b', 'c'], failed: false }
  render(of({ ...answered, answer }))
  expect(news()).toBe('1 result. Not found: b · c')
  expect(screen.getByText('Not found: b · c')).toBeTruthy()
})

test('without results the headings of earlier ones are suggested, then the most wanted', () => {
  const answer = { query: 'a', hits: 0, missing: ['a'], failed: false }
  const { rerender } = render(of({ ...answered, answer }))
  const names = () =>
    screen.getAllByRole('button').map(({ textContent }) => textContent)
  expect(names()).toEqual(['Send SOL'])
  rerender(of({ ...answered, answer, suggestions: ['Burn tokens'] }))
  expect(names()).toEqual(['Burn tokens'])
})
