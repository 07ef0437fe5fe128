import {
  type AnalyticsSettings,
  analyticsOptions,
} from '@/components/shell/analytics'
import { searchExtras } from '@/lib/search/hosts'
import type { PolicyExtras } from './document/policy'

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
