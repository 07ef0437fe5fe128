import type messages from '@/messages/en.json'

declare module 'next-intl' {
  interface AppConfig {
    Messages: typeof messages
  }
}

declare global {
  interface Navigator {
    /** Missing in some browsers: https://wicg.github.io/netinfo/#savedata-attribute */
    readonly connection?: { readonly saveData?: boolean }
  }
}
