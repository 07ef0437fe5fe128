import { startIslands } from '@/lib/islands/hydrate'
import { startLinks } from '../navigation/links'
import { run } from './page'
import { startPlainFeatures } from './plain'
import { replayEarlyClicks } from './replay-clicks'
import { installTrustedTypes } from './trusted-types'

/** Starts every document of the export, which has no Next. */
function start(): void {
  const root = document.documentElement
  // The head script may have given the client up (components/shell/init-script.ts).
  root.classList.add('js')
  run(installTrustedTypes)
  startPlainFeatures()
  run(startIslands)
  run(startLinks)
  run(replayEarlyClicks)
  root.dataset.client = 'ready'
}

if (document.readyState === 'loading')
  document.addEventListener('DOMContentLoaded', start)
else start()
