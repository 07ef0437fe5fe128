import { act, render, screen } from '@testing-library/react'
import {
  type WatchedSearch,
  watchSearch,
} from '@/lib/client/search/docs-search/watched-client'
import type { SearchAnswer } from '@/lib/shared/search/types'
import { useSearchState } from './use-search-state'

function State({ watched }: { readonly watched: WatchedSearch }) {
  const { pending, answer } = useSearchState(watched)
  return <p>{pending ? 'searching' : (answer?.query ?? 'nothing')}</p>
}

test('a search shows once it has begun, then its answer until that is forgotten', async () => {
  let answer = (_: SearchAnswer) => {}
  const watched = watchSearch(
    () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  )
  render(<State watched={watched} />)
  const visible = () => screen.getByRole('paragraph').textContent
  expect(visible()).toBe('nothing')
  let searched: Promise<SearchAnswer> | undefined
  act(() => {
    searched = watched.search({
      requests: [{ indexName: 'docs', query: 'rent' }],
    })
  })
  expect(visible()).toBe('searching')
  await act(async () => {
    answer({ results: [] })
    await searched
  })
  expect(visible()).toBe('rent')
  await act(async () => watched.forget())
  expect(visible()).toBe('nothing')
})
