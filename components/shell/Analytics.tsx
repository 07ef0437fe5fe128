import {
  type AnalyticsSettings,
  analyticsScript,
  analyticsSources,
} from './analytics'

/**
 * The analytics script and the tag manager, if they are configured (decision 17). They run after the
 * client, whose policy lets them load scripts of their own site (lib/client/trusted-types.ts).
 */
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
        <script key={source} data-own="" defer src={source} />
      ))}
    </>
  )
}
