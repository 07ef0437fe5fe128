import { earlyClicks, scripted } from '@/lib/shared/early-clicks'

declare global {
  interface Window {
    /** Set by the script of the head (lib/head/init-script.ts). */
    [earlyClicks.list]?: readonly MouseEvent[]
  }
}

/** Lets the clicks happen that came before the client listened, in their order. */
export function replayEarlyClicks(): void {
  const clicks = window[earlyClicks.list] ?? []
  delete window[earlyClicks.list]
  for (const busy of document.querySelectorAll('[aria-busy]'))
    busy.removeAttribute('aria-busy')
  for (const click of clicks) {
    const { target } = click
    if (target instanceof Element && target.closest(scripted))
      target.dispatchEvent(
        Reflect.construct(click.constructor, [click.type, click]),
      )
  }
}
