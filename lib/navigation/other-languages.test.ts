import { otherLanguages } from './other-languages'

const elsewhere = {
  pages: {
    'core-concepts/cpi.html': 'en',
    'integrations/': 'en fr',
    'guides/fees.html': 'th xx',
  },
  languages: {
    en: { lang: 'en-US', name: 'English', home: '/book/' },
    fr: { lang: 'fr-FR', name: 'Français', home: '/book/fr/' },
    th: { lang: 'th-TH', name: 'ไทย', home: '/book/th/' },
  },
}

test.each([
  ['core-concepts/cpi.html', ['/book/core-concepts/cpi.html']],
  ['core-concepts/cpi', ['/book/core-concepts/cpi.html']],
  ['core-concepts/cpi/', ['/book/core-concepts/cpi.html']],
  ['core-concepts/cpi.md', ['/book/core-concepts/cpi.html']],
  ['integrations/', ['/book/integrations/', '/book/fr/integrations/']],
  ['integrations', ['/book/integrations/', '/book/fr/integrations/']],
  ['integrations/index.md', ['/book/integrations/', '/book/fr/integrations/']],
  ['guides/fees.html', ['/book/th/guides/fees.html']],
  ['no/such-page.html', []],
  ['', []],
])('/book/de/%s exists as %j', (path, hrefs) => {
  const root = '/book/de/'
  const found = otherLanguages(elsewhere, root + path, root)
  expect(found.map(({ href }) => href)).toEqual(hrefs)
})
