/**
 * Stubs of packages that DocSearch imports for what this site does not use: filters
 * (@base-ui/react/menu) and clicks reported to Algolia (@algolia/autocomplete-plugin-algolia-insights).
 * scripts/export/client.ts and next.config.mjs alias the packages to this file.
 */
export const Menu = {}
export const createAlgoliaInsightsPlugin = () => undefined
