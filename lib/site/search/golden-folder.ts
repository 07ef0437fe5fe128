/** What developers of each language type into the docs search, one file a language (docs/search.md). */
export const goldenFolder = 'content/golden'
