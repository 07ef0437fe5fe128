/** Stands in for @base-ui/react/menu (next.config.mjs): DocSearch uses it only for filters, of which we have none. */
export const Menu = {}
