import { runtime } from './contract'

declare global {
  interface Window {
    /** Set by the script of the head (lib/head/init-script.ts). */
    [runtime.early]?: readonly MouseEvent[]
  }
}

/** What was clicked before this script was there (lib/head/init-script.ts). */
export function takeEarlyClicks(): readonly MouseEvent[] {
  const clicks = window[runtime.early]
  delete window[runtime.early]
  for (const marked of document.querySelectorAll('[aria-busy]'))
    marked.removeAttribute('aria-busy')
  return clicks ?? []
}
