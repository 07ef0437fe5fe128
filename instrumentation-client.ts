import { startProgress } from '@/lib/navigation/progress'
import { noteNavigation } from '@/lib/navigation/soft-navigation'

/** Called by Next when a navigation begins. */
export function onRouterTransitionStart(url: string) {
  noteNavigation()
  void startProgress(url)
}
