import { searchExtras } from '@/lib/shared/search/hosts'
import { type AnalyticsSettings, analyticsOptions } from '@/lib/site/analytics'
import type { FinishOptions } from './finish'
import { joinExtras } from './steps/policy'

interface Settings {
  readonly analytics: AnalyticsSettings
  readonly search: Parameters<typeof searchExtras>[0]
}

/** The policy sources that the configured services need in every document. */
export function exportOptions({
  analytics,
  search,
}: Settings): Pick<FinishOptions, 'extras' | 'origins'> {
  const { extras, origins } = analyticsOptions(analytics)
  return { extras: joinExtras(extras, searchExtras(search)), origins }
}
