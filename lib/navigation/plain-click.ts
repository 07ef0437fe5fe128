type ClickKeys = Pick<
  MouseEvent,
  'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'
>

/**
 * True for a click of the main button without a modifier. Other clicks (a new tab, a download)
 * belong to the browser.
 */
export const isPlainClick = (click: ClickKeys): boolean =>
  click.button === 0 &&
  !(click.metaKey || click.ctrlKey || click.shiftKey || click.altKey)
