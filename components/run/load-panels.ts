import { load, prefetchScript } from '@/lib/client/load'

/** Loads the panels of runs, and the playground. */
export const loadPanels = () => load('panels', () => import('./panels'))

/** Prefetches them for a reader who will probably run a program. */
export const prefetchPanels = () => prefetchScript('panels')
