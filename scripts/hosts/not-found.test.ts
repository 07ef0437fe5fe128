/** @jest-environment node */
import { notFoundPage } from './not-found'

const html =
  '<html lang="en-US" class="a"><title>404 | Book</title>' +
  '<section data-locale="en" lang="en-US"><h1>Not found</h1></section>' +
  '<section data-locale="de" lang="de-DE" hidden=""><h1>Nicht da</h1></section>'

describe('notFoundPage', () => {
  it('shows the texts of one language, and says which', () => {
    expect(notFoundPage(html, 'de')).toBe(
      '<html lang="de-DE" class="a"><title>Nicht da | Book</title>' +
        '<section data-locale="en" lang="en-US" hidden=""><h1>Not found</h1></section>' +
        '<section data-locale="de" lang="de-DE"><h1>Nicht da</h1></section>',
    )
  })

  it('has none for a language without texts', () => {
    expect(notFoundPage(html, 'xx')).toBeUndefined()
  })
})
