/** @jest-environment node */
import { notFoundPage } from './not-found'

const html =
  '<!DOCTYPE html><html lang="en-US" class="a"><head><title>404 | Book</title></head><body>' +
  '<section data-locale="en" lang="en-US"><h1>Not found</h1></section>' +
  '<section data-locale="de" lang="de-DE" hidden=""><h1>Nicht da</h1></section></body></html>'

describe('notFoundPage', () => {
  it('shows the texts of one language, and says which', () => {
    expect(notFoundPage(html, 'de')).toBe(
      '<!DOCTYPE html><html lang="de-DE" class="a"><head><title>Nicht da | Book</title></head><body>' +
        '<section data-locale="en" lang="en-US" hidden><h1>Not found</h1></section>' +
        '<section data-locale="de" lang="de-DE"><h1>Nicht da</h1></section></body></html>',
    )
  })

  it('has none for a language without texts', () => {
    expect(notFoundPage(html, 'xx')).toBeUndefined()
  })
})
