import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/site.config'
import type { ShortcutLabels } from './ShortcutSheet'

/** The texts of the sheet of shortcuts. */
export async function shortcutLabels(locale: Locale): Promise<ShortcutLabels> {
  const t = await getTranslations({ locale, namespace: 'shortcuts' })
  return {
    title: t('title'),
    close: t('close'),
    singleKeys: t('singleKeys'),
    rows: [
      { keys: ['s', '/'], text: t('search') },
      { keys: ['Ctrl K', '⌘ K'], text: t('docsSearch') },
      { keys: ['↑', '↓'], text: t('suggestions') },
      { keys: ['←', '→'], text: t('tabs') },
      { keys: ['Esc'], text: t('escape') },
      { keys: ['?'], text: t('sheet') },
    ],
  }
}
