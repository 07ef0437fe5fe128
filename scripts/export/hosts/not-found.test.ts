/** @jest-environment node */
import { notFoundPage } from './not-found'

const html =
  '<!DOCTYPE html><html lang="en-US" data-root="/" data-texts="/en.json"><head><title>404 | Book</title></head><body>' +
  '<div id="not-found"><h1>Not found</h1></div>' +
  '<template data-locale="de" data-lang="de-DE" data-root="/de/" data-texts="/de.json"><h1>Nicht da</h1><template id="notice"></template></template>' +
  '<template data-locale="fr" data-lang="fr-FR" data-root="/fr/" data-texts="/fr.json"><h1>Introuvable</h1></template>' +
  '<p>Last</p></body></html>'

describe('notFoundPage', () => {
  it('is the page of one language, and says which', () => {
    expect(notFoundPage(html, 'de')).toBe(
      '<!DOCTYPE html><html lang="de-DE" data-root="/de/" data-texts="/de.json"><head><title>Nicht da | Book</title></head><body>' +
        '<div id="not-found"><h1>Nicht da</h1><template id="notice"></template></div>' +
        '<p>Last</p></body></html>',
    )
  })

  it('has none for a language without a template', () => {
    expect(notFoundPage(html, 'xx')).toBeUndefined()
  })
})
