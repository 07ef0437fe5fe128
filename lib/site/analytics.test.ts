import {
  analyticsOptions,
  analyticsScript,
  analyticsSources,
} from './analytics'

const nothing = { id: undefined, tagManagerId: undefined }

test('with nothing configured nothing is loaded and nothing allowed', () => {
  expect(analyticsSources(nothing)).toEqual([])
  expect(analyticsOptions(nothing)).toEqual({})
})

test.each([
  [
    { id: 'G-1', tagManagerId: undefined },
    ['https://www.googletagmanager.com/gtag/js?id=G-1'],
  ],
  [
    { id: undefined, tagManagerId: 'GTM-2' },
    ['https://www.googletagmanager.com/gtm.js?id=GTM-2'],
  ],
  [
    { id: 'G-1', tagManagerId: 'GTM-2' },
    [
      'https://www.googletagmanager.com/gtag/js?id=G-1',
      'https://www.googletagmanager.com/gtm.js?id=GTM-2',
    ],
  ],
])('%j', (settings, sources) => {
  expect(analyticsSources(settings)).toEqual(sources)
  expect(analyticsOptions(settings)).toMatchObject({
    extras: { scripts: ['https://www.googletagmanager.com'] },
  })
})

test('the queue is there before the services are', () => {
  const window: { dataLayer?: unknown[] } = {}
  const run = new Function(
    'window',
    'dataLayer',
    analyticsScript({ id: 'G-1', tagManagerId: 'GTM-2' }),
  )
  const queue: unknown[] = []
  run(window, queue)
  expect(window.dataLayer).toEqual([])
  expect(queue).toHaveLength(3)
})
