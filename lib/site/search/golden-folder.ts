/** The folder of the golden queries, one file for each language (docs/search.md). */
export const goldenFolder = 'content/golden'
