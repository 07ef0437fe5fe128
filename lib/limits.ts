/**
 * The numbers of the specification's section 9 that the page obeys, named as there. They stand apart from site.config.ts because every page
 * loads them.
 */
export const limits = {
  /** Progress bar. `speed` and `trickleSpeed` in milliseconds. */
  progress: {
    minimum: 0.08,
    speed: 200,
    trickleRate: 0.02,
    trickleSpeed: 800,
    showSpinner: false,
  },
  /** Scroll offset above which the button shows (pixels), and how long scrolling must pause (milliseconds). */
  backToTop: { threshold: 300, debounce: 100 },
  /** How long scrolling must pause (milliseconds), and how far above the screen's edge a heading counts (pixels). */
  sidebarHighlight: { delay: 300, offset: 5 },
  /** How many suggestions the local search box offers. */
  localSearch: { suggestions: 10 },
  /**
   * The docs search: characters of a query; what it asks for, with the words of a snippet on wide and on narrow screens (up to so many pixels);
   * what it shows, where `recentBesideFavorites` holds once there are favourites; and when a search counts as stalled (milliseconds).
   */
  docsSearch: {
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
  },
  /** Pixels of scrolling that close a zoomed image; milliseconds from a route change until images can be zoomed again. */
  zoom: { scrollClose: 40, attachDelay: 300 },
} as const
