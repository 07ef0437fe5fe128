const texts = {
  localSearch: {},
  docsSearch: {},
  run: {},
  zoom: {},
  shortcuts: {},
}

/** A document with both searches and the notice, on a host that answers with the texts. */
export function openShell() {
  document.body.innerHTML = `
    <div data-search-box data-failed="The list could not be loaded." data-retry="Try again"><input type="search"></div>
    <button type="button" data-docs-search data-failed="The search could not be loaded.">Search</button>
    <p>the article</p>
    <template id="notice"><div role="alert"><p></p><button>Reload</button><button>Close</button></div></template>`
  const fetches = jest.fn(async () => ({ ok: true, json: async () => texts }))
  // Pages do not scroll in jsdom.
  Object.assign(window, { fetch: fetches, scrollTo: () => {} })
  // Elements have no boxes in jsdom.
  Object.assign(HTMLElement.prototype, { getClientRects: () => [{}] })
  return { fetches }
}

/** Waits until all pending promises have settled. */
export const settled = () => new Promise((resolve) => setTimeout(resolve))
