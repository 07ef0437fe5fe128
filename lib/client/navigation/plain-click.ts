type ClickKeys = Pick<
  MouseEvent,
  'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'
>

/** Whether a click is one of the main button alone: one with a modifier (a new tab, a download) belongs to the browser. */
export const isPlainClick = (click: ClickKeys): boolean =>
  click.button === 0 &&
  !(click.metaKey || click.ctrlKey || click.shiftKey || click.altKey)
