import {
  type AnalyticsSettings,
  analyticsScript,
  analyticsSources,
} from '@/lib/site/analytics'

/** The analytics script and the tag manager, only where they are configured (decision 17). */
export function Analytics({
  settings,
}: {
  readonly settings: AnalyticsSettings
}) {
  const sources = analyticsSources(settings)
  if (sources.length === 0) return null
  return (
    <>
      <script
        data-own=""
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the policy has its hash
        dangerouslySetInnerHTML={{ __html: analyticsScript(settings) }}
      />
      {sources.map((source) => (
        <script key={source} data-own="" async src={source} />
      ))}
    </>
  )
}
