/** A broken page in a document with such attributes, which it reads as it is loaded. */
async function markupIn(attributes: Readonly<Record<string, string>>) {
  const root = document.documentElement
  for (const [name, value] of Object.entries(attributes))
    root.setAttribute(name, value)
  jest.resetModules()
  const { renderToStaticMarkup } = await import('react-dom/server')
  const { default: GlobalError } = await import('./global-error')
  for (const name of Object.keys(attributes)) root.removeAttribute(name)
  return renderToStaticMarkup(<GlobalError />)
}

test('a page that broke offers to be loaded again, in its own language', async () => {
  const markup = await markupIn({ lang: 'de-DE', 'data-reload': 'Neu laden' })
  expect(markup).toContain('<html lang="de-DE">')
  expect(markup).toContain('Neu laden')
})

test('in English where the document says nothing', async () => {
  expect(await markupIn({})).toMatch(/<html lang="en">.*Reload/)
})
