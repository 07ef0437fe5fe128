/** The ids of the two services, if they are configured. */
export interface AnalyticsSettings {
  readonly id: string | undefined
  readonly tagManagerId: string | undefined
}

const tagManager = 'https://www.googletagmanager.com'

/** The first script of the document: it creates the queue that the services read. */
export function analyticsScript({
  id,
  tagManagerId,
}: AnalyticsSettings): string {
  const start = 'window.dataLayer=window.dataLayer||[];'
  const gtag = id
    ? `function gtag(){dataLayer.push(arguments)}gtag('js',new Date());gtag('config',${JSON.stringify(id)});`
    : ''
  const manager = tagManagerId
    ? "dataLayer.push({'gtm.start':Date.now(),event:'gtm.js'});"
    : ''
  return start + gtag + manager
}

/** The addresses of the services' scripts; empty when no service is configured. */
export function analyticsSources(
  settings: AnalyticsSettings,
): readonly string[] {
  const { id, tagManagerId } = settings
  return [
    ...(id ? [`${tagManager}/gtag/js?id=${encodeURIComponent(id)}`] : []),
    ...(tagManagerId
      ? [`${tagManager}/gtm.js?id=${encodeURIComponent(tagManagerId)}`]
      : []),
  ]
}

/** The sources that the content security policy must allow for the configured services. */
export function analyticsOptions(settings: AnalyticsSettings) {
  if (analyticsSources(settings).length === 0) return {}
  const collectors = ['https://*.google-analytics.com', tagManager]
  return {
    extras: {
      scripts: [tagManager],
      connections: collectors,
      images: collectors,
    },
  }
}
