import { act, render, screen } from '@testing-library/react'
import type { SearchState } from '@/lib/client/search/docs-search/watched-client'
import type { ModalSettings } from '@/lib/shared/search/modal-settings'
import en from '@/messages/en.json'
import { Screens } from './Screens'

const { count: _count, failed: _failed, ...texts } = en.docsSearch
const settings: ModalSettings = {
  indexName: 'text-en',
  lang: 'en-US',
  file: '/a.json',
  origin: 'https://x.org',
  issuePage: 'https://x.org/issues/new',
  texts: { ...texts, counts: ['No results', '1 result'] },
}

const pending: SearchState = {
  pending: true,
  answer: undefined,
  suggestions: [],
}
const answered: SearchState = {
  pending: false,
  answer: { query: 'a', hits: 1, failed: false },
  suggestions: [],
}

const of = (state: SearchState) => (
  <Screens
    screen={state.answer ? 'hits' : 'pending'}
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
