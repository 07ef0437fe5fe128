import { readPagesFromDocuments } from '@/lib/navigation/document-payload'
import { startProgress } from '@/lib/navigation/progress'
import { noteNavigation } from '@/lib/navigation/soft-navigation'

readPagesFromDocuments()

/** Called by Next when a navigation begins. */
export function onRouterTransitionStart(url: string, kind: string) {
  noteNavigation(url, kind)
  void startProgress(url)
}
