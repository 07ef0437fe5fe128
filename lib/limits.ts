/**
 * The numbers of specification section 9 that pages obey, named as there. They are constants apart
 * from `site.config.ts`, so that each script brings only those it needs.
 */

/**
 * The widths of screens at which the layout changes, in pixels. Media queries cannot take them from
 * here: style sheets use the same numbers.
 */
const screens = {
  /** Up to this width the bar has its smallest form. */
  least: 420,
  /** Up to this width a screen is narrow (specification section 9). */
  narrow: 750,
  /** From this width on the headings of the page have a column of their own. */
  outline: 1280,
} as const

/** The progress bar. `speed` and `trickleSpeed` are milliseconds. */
export const progressLimits = {
  minimum: 0.08,
  speed: 200,
  trickleRate: 0.02,
  trickleSpeed: 800,
  showSpinner: false,
} as const

/**
 * The scroll offset above which the button shows (pixels), and the pause in scrolling before that
 * (milliseconds).
 */
export const backToTopLimits = { threshold: 300, debounce: 100 } as const

/**
 * The pause in scrolling (milliseconds), and the distance above the screen's edge at which a
 * heading counts (pixels).
 */
export const sidebarHighlightLimits = { delay: 300, offset: 5 } as const

/** The number of suggestions in the local search box. */
export const localSearchLimits = { suggestions: 10 } as const

/**
 * The docs search. `narrowSnippetWords` holds for screens up to `narrowWidth` pixels,
 * `recentBesideFavorites` once there are favorites; `favorites` is DocSearch's own number. A search
 * counts as stalled after `stall` milliseconds.
 */
export const docsSearchLimits = {
  queryLength: 64,
  hitsPerPage: 20,
  snippetWords: 10,
  narrowSnippetWords: 5,
  narrowWidth: screens.narrow,
  hitsPerGroup: 5,
  recent: 7,
  recentBesideFavorites: 4,
  favorites: 10,
  suggestions: 3,
  stall: 300,
} as const

/**
 * Pixels of scrolling that close a zoomed image, and milliseconds from a navigation until images
 * can be zoomed again.
 */
export const zoomLimits = { scrollClose: 40, attachDelay: 300 } as const
