/**
 * A stub of @base-ui/react/menu, put in its place by scripts/export/client.ts and next.config.mjs.
 * DocSearch needs that package only for filters, which this site does not have.
 */
export const Menu = {}
