/** A language of the book. `key` (the record's key) is folder, message file and URL prefix alike. */
export interface LocaleConfig {
  /** BCP 47 tag, as in `<html lang>` (decision 3). */
  readonly lang: string
  /** The language's name in the language itself. */
  readonly name: string
}

interface SiteConfig {
  readonly title: string
  readonly description: string
  readonly origin: string
  readonly basePath: string
  readonly repository: string
  readonly branch: string
  readonly issuePage: string
  readonly locales: Readonly<Record<string, LocaleConfig>>
  readonly sections: readonly string[]
}

const repository =
  process.env.SITE_REPOSITORY ??
  'https://github.com/solana-developers/solana-cookbook'

/** The only configuration (decision 20): each setting with its default and its environment override. */
export const site = {
  title: 'Solana Cookbook',
  /** Empty by specification: each page describes itself. */
  description: '',
  origin: process.env.SITE_ORIGIN ?? 'https://solanacookbook.com',
  /** `/` or a sub-path such as `/cookbook`; never ends in a slash otherwise. */
  basePath: process.env.SITE_BASE_PATH ?? '/',
  repository,
  branch: process.env.SITE_BRANCH ?? 'master',
  issuePage: process.env.SITE_ISSUE_PAGE ?? `${repository}/issues/new`,
  /** In the order of the language menu. English has no prefix. */
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

/** The numbers of the specification's section 9 that the page obeys, named as there. */
export const limits = {
  /** Progress bar. `speed` and `trickleSpeed` in milliseconds. */
  progress: {
    minimum: 0.08,
    speed: 200,
    trickleRate: 0.02,
    trickleSpeed: 800,
    showSpinner: false,
  },
  /** Scroll offset above which the button shows (pixels), and how long scrolling must pause (milliseconds). */
  backToTop: { threshold: 300, debounce: 100 },
  /** How long scrolling must pause (milliseconds), and how far above the screen's edge a heading counts (pixels). */
  sidebarHighlight: { delay: 300, offset: 5 },
  /** Pixels of scrolling that close a zoomed image; milliseconds from a route change until images can be zoomed again. */
  zoom: { scrollClose: 40, attachDelay: 300 },
} as const

export type Locale = keyof typeof site.locales
export type Section = (typeof site.sections)[number]

/** The language without a prefix, whose heading ids hold in every language. */
export const defaultLocale = 'en' satisfies Locale

const isLocale = (key: string): key is Locale => key in site.locales

/** All locales in the order of the language menu. */
export const locales: readonly Locale[] = Object.keys(site.locales).filter(
  isLocale,
)
