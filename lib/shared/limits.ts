/**
 * The numbers of the specification's section 9 that the page obeys, named as there. They stand apart from site.config.ts, and each by itself,
 * because a script of the page brings those that it needs.
 */

/** Progress bar. `speed` and `trickleSpeed` in milliseconds. */
export const progressLimits = {
  minimum: 0.08,
  speed: 200,
  trickleRate: 0.02,
  trickleSpeed: 800,
  showSpinner: false,
} as const

/** Scroll offset above which the button shows (pixels), and how long scrolling must pause (milliseconds). */
export const backToTopLimits = { threshold: 300, debounce: 100 } as const

/** How long scrolling must pause (milliseconds), and how far above the screen's edge a heading counts (pixels). */
export const sidebarHighlightLimits = { delay: 300, offset: 5 } as const

/** How many suggestions the local search box offers. */
export const localSearchLimits = { suggestions: 10 } as const

/**
 * The docs search: characters of a query; what it asks for, with the words of a snippet on wide and on narrow screens (up to so many pixels);
 * what it shows, where `recentBesideFavorites` holds once there are favourites; and when a search counts as stalled (milliseconds).
 */
export const docsSearchLimits = {
  queryLength: 64,
  hitsPerPage: 20,
  snippetWords: 10,
  narrowSnippetWords: 5,
  narrowWidth: 750,
  hitsPerGroup: 5,
  recent: 7,
  recentBesideFavorites: 4,
  suggestions: 3,
  stall: 300,
} as const

/** Pixels of scrolling that close a zoomed image; milliseconds from a route change until images can be zoomed again. */
export const zoomLimits = { scrollClose: 40, attachDelay: 300 } as const
