import { analyticsOptions, analyticsSources } from './analytics'

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
