import { replayEarlyClicks } from './early-clicks'
import { dropUnknownChoices } from './guard/stored-choices'
import { guardStrings } from './guard/trusted-types'
import { startLinks } from './navigation/links'
import { startProgressBar } from './navigation/progress'
import { run } from './page'
import { startPageParts } from './page-parts'
import { startBackToTop } from './reading/back-to-top'
import { startCodeGroups } from './reading/code-groups'
import { startCopyPage } from './reading/copy-page'
import { startOutlines } from './reading/outlines'
import { startRunCode } from './reading/run-code'
import { startScheme } from './reading/scheme'
import { startSidebar } from './reading/sidebar'
import { startWrapLines } from './reading/wrap-lines'
import { startZoom } from './reading/zoom'
import { startDocsSearch } from './search/docs-search'
import { startSearchKeys } from './search/keys'
import { startLocalSearch } from './search/local-search'
import { startShortcuts } from './shortcuts'
import { startTermNotes } from './terms/start'

/** All features of the client. Large parts load on demand (load.ts). */
const features = [
  guardStrings,
  dropUnknownChoices,
  startScheme,
  startCodeGroups,
  startWrapLines,
  startRunCode,
  startCopyPage,
  startZoom,
  startOutlines,
  startSidebar,
  startBackToTop,
  startTermNotes,
  startPageParts,
  startSearchKeys,
  startLocalSearch,
  startDocsSearch,
  startShortcuts,
  startProgressBar,
  startLinks,
  replayEarlyClicks,
]

function start(): void {
  const root = document.documentElement
  // The client may arrive after it was given up (lib/site/init-script.ts).
  root.classList.add('js')
  for (const feature of features) run(feature)
  root.dataset.client = 'ready'
}

if (document.readyState === 'loading')
  document.addEventListener('DOMContentLoaded', start)
else start()
