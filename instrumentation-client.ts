import { startProgress } from '@/lib/navigation/progress'

/** Called by Next when a navigation begins. */
export function onRouterTransitionStart(url: string) {
  void startProgress(url)
}
