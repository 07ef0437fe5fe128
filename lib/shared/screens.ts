/**
 * The widths of screens at which the layout changes, in pixels. Media queries cannot take them from
 * here, and repeat them.
 */
export const screens = {
  /** Up to this width the bar has its least form. */
  least: 420,
  /** Up to this width a screen is narrow (specification section 9). */
  narrow: 750,
  /** From this width on the sidebar stands beside the article. */
  sidebar: 1024,
  /** From this width on the headings of the page have a column of their own. */
  outline: 1280,
} as const
