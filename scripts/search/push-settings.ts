/** The index for the records, with a key that may write. */
export interface PushSettings {
  readonly appId: string
  readonly indexName: string
  readonly adminKey: string
}

const variables = {
  appId: 'SITE_SEARCH_APP_ID',
  indexName: 'SITE_SEARCH_INDEX',
  adminKey: 'SEARCH_ADMIN_KEY',
} as const

/**
 * The settings of a push, from the environment alone: no file may contain the admin key.
 *
 * @throws with every variable that is missing
 */
export function readPushSettings(
  env: Readonly<Record<string, string | undefined>>,
): PushSettings {
  const missing = Object.values(variables).filter((name) => !env[name])
  if (missing.length > 0)
    throw new Error(
      `search:push needs ${missing.join(', ')} in the environment; try --dry-run to see what it would push`,
    )
  const read = (name: keyof typeof variables) => env[variables[name]] ?? ''
  return {
    appId: read('appId'),
    indexName: read('indexName'),
    adminKey: read('adminKey'),
  }
}
