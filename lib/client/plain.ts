import { startCopyPage } from '@/components/article/copy-page'
import { startBackToTop } from '@/components/shell/back-to-top'
import { startOutlines } from '@/components/shell/outlines'
import { startSidebar } from '@/components/shell/sidebar'
import { startTermNotes } from '@/components/terms/start'
import { startProgressBar } from '../navigation/progress'
import { startSearchKeys } from '../search/keys'
import { run } from './page'

/** The features that render no state of their own. Large parts load on demand (load.ts). */
const features = [
  startCopyPage,
  startOutlines,
  startSidebar,
  startBackToTop,
  startTermNotes,
  startSearchKeys,
  startProgressBar,
]

/** Starts the plain features of a document: in the export once parsed, under Next once hydrated. */
export function startPlainFeatures(): void {
  for (const feature of features) run(feature)
}
