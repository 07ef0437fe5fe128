import { setBusy } from './busy'
import { closest } from './closest'
import { earlyClicks, scripted } from './early-clicks'

declare global {
  interface Window {
    /** Set by the script in the head (components/shell/init-script.ts). */
    [earlyClicks.list]?: readonly MouseEvent[]
  }
}

/** Repeats the clicks made before the client listened, in their order. */
export function replayEarlyClicks(): void {
  const clicks = window[earlyClicks.list] ?? []
  delete window[earlyClicks.list]
  for (const click of clicks) {
    const { target } = click
    const control = closest(target, scripted)
    setBusy(control, false)
    if (control)
      target?.dispatchEvent(
        Reflect.construct(click.constructor, [click.type, click]),
      )
  }
}
