import { getTranslations } from 'next-intl/server'
import type { Page } from '@/lib/content/page'

/** The errors of programs and of the runtime, by program. */
export async function ErrorsBody({ page }: { readonly page: Page }) {
  const t = await getTranslations({
    locale: page.locale,
    namespace: 'errorsPage',
  })
  return <p>{t('intro')}</p>
}
