/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server'
import { loadPage } from '@/lib/content/load'
import { locales } from '@/site.config'
import { FreshnessNotice } from './FreshnessNotice'

test.each(locales)('%s: a page that is behind links to English', (locale) => {
  const page = loadPage(locale, '')
  const english = '/guides/a.html'
  expect(
    renderToStaticMarkup(<FreshnessNotice page={page} english={english} />),
  ).toMatch(/<a href="\/guides\/a\.html" hrefLang="en-US">[^<]+<\/a>/)
})
