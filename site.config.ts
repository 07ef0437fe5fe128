/** A language of the book. Its key in the table is its folder, message file and address prefix. */
interface LocaleConfig {
  /** BCP 47 tag, as in `<html lang>` (decision 3). */
  readonly lang: string
  /** The name of the language, in the language itself. */
  readonly name: string
}

interface SiteConfig {
  readonly title: string
  readonly description: string
  readonly origin: string
  readonly basePath: string
  readonly runtime: 'preact' | 'react'
  readonly redirectsFor: 'cloudflare' | 'netlify'
  readonly repository: string
  readonly branch: string
  readonly issuePage: string
  readonly analytics: {
    readonly id: string | undefined
    readonly tagManagerId: string | undefined
  }
  readonly search: {
    readonly appId: string | undefined
    readonly apiKey: string | undefined
    readonly indexName: string | undefined
    readonly facetFilters: readonly string[]
  }
  readonly locales: Readonly<Record<string, LocaleConfig>>
  readonly sections: readonly string[]
}

/**
 * The name and the repository as articles write them. The build replaces them by those of `site`
 * (lib/content/load.ts, lib/links/repository-link.ts), so they change with the articles
 * alone: docs/make-it-yours.md.
 */
export const defaultTitle = 'Solana Cookbook'
export const defaultSource = {
  repository: 'https://github.com/solana-developers/solana-cookbook',
  branch: 'master',
} as const

const repository =
  process.env.SITE_REPOSITORY ??
  'https://github.com/solana-developers/solana-cookbook'

/** The only configuration (decision 20): settings with their defaults and environment variables. */
export const site = {
  title: process.env.SITE_TITLE ?? 'Solana Cookbook',
  /** Empty (decision 20): each page has its own description. */
  description: '',
  origin: process.env.SITE_ORIGIN ?? 'https://solanacookbook.com',
  /** `/`, or a sub-path such as `/cookbook` without a slash at its end. */
  basePath: process.env.SITE_BASE_PATH ?? '/',
  /**
   * The host whose `_redirects` stands in out/. Netlify's own builds set NETLIFY; for a folder that
   * is uploaded there, SITE_REDIRECTS_FOR has to be set.
   */
  redirectsFor:
    process.env.SITE_REDIRECTS_FOR === 'netlify' || process.env.NETLIFY
      ? 'netlify'
      : 'cloudflare',
  /** What the islands of the export run on: Preact's compat build, or React itself. */
  runtime: process.env.SITE_RUNTIME === 'react' ? 'react' : 'preact',
  repository,
  branch: process.env.SITE_BRANCH ?? 'master',
  issuePage: process.env.SITE_ISSUE_PAGE ?? `${repository}/issues/new`,
  /** Loaded only where an id is set (decision 17): by default no page requests another origin. */
  analytics: {
    id: process.env.SITE_ANALYTICS_ID,
    tagManagerId: process.env.SITE_TAG_MANAGER_ID,
  },
  /**
   * The hosted search: application id, public search key and index. The docs search uses it where
   * all three are set, and the site's own full text otherwise (decision 9).
   */
  search: {
    appId: process.env.SITE_SEARCH_APP_ID,
    apiKey: process.env.SITE_SEARCH_KEY,
    indexName: process.env.SITE_SEARCH_INDEX,
    /** Filters besides the language, with commas between them: `version:2,type:lvl2`. */
    facetFilters: process.env.SITE_SEARCH_FILTERS?.split(',') ?? [],
  },
  /** The languages in the order of the menu. English has no prefix. */
  locales: {
    en: { lang: 'en-US', name: 'English' },
    zh: { lang: 'zh-CN', name: '中文' },
    es: { lang: 'es-ES', name: 'Español' },
    de: { lang: 'de-DE', name: 'Deutsch' },
    vi: { lang: 'vi-VN', name: 'Tiếng Việt' },
    th: { lang: 'th-TH', name: 'ไทย' },
    fr: { lang: 'fr-FR', name: 'Français' },
    id: { lang: 'id-ID', name: 'Bahasa Indonesia' },
    kr: { lang: 'ko-KR', name: '한국어' },
    tr: { lang: 'tr-TR', name: 'Türkçe' },
  },
  /** The folders of `content/<locale>/`, in the order of the sidebar. */
  sections: [
    'getting-started',
    'core-concepts',
    'guides',
    'references',
    'integrations',
  ],
} as const satisfies SiteConfig

export type Locale = keyof typeof site.locales
export type Section = (typeof site.sections)[number]

/** The language without a prefix, whose heading ids hold in every language. */
export const defaultLocale = 'en' satisfies Locale

/** The keys of a table, with their type. */
export function keysOf<Key extends string>(
  table: Readonly<Record<Key, unknown>>,
) {
  const isKey = (key: string): key is Key => key in table
  return Object.keys(table).filter(isKey)
}

/** All locales in the order of the language menu. */
export const locales: readonly Locale[] = keysOf(site.locales)

/** True for the key of a locale. */
export function isLocale(key: string | undefined): key is Locale {
  return key !== undefined && Object.hasOwn(site.locales, key)
}
