import { searchExtras } from '@/lib/shared/search/hosts'
import { type AnalyticsSettings, analyticsOptions } from '@/lib/site/analytics'
import type { PolicyExtras } from './steps/policy'

interface Settings {
  readonly analytics: AnalyticsSettings
  readonly search: Parameters<typeof searchExtras>[0]
}

/** The policy sources that the configured services need in every document. */
export function exportOptions(settings: Settings): {
  readonly extras: PolicyExtras
} {
  const analytics: PolicyExtras =
    analyticsOptions(settings.analytics).extras ?? {}
  const search = searchExtras(settings.search).connections ?? []
  const connections = [...(analytics.connections ?? []), ...search]
  return { extras: { ...analytics, connections } }
}
