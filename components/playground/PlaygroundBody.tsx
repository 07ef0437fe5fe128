import '@/components/offline/needs-scripts.css'
import { Listing } from '@/components/code-group/CodeBlock'
import { loadCodeTab } from '@/lib/code/code-tab'
import type { Page } from '@/lib/content/page'
import { installationLink } from '@/lib/i18n/run-settings'
import { textsOf } from '@/lib/i18n/texts'
import { Island } from '@/lib/islands/Island'
import { Playground } from './Playground'
import { choicesOf, starter } from './programs'
import './playground.css'

/** The page where a reader writes a program and runs it. */
export async function PlaygroundBody({ page }: { readonly page: Page }) {
  const { locale } = page
  const t = textsOf(locale, 'playgroundPage')
  const code = textsOf(locale, 'code')
  const { html } = await loadCodeTab({ file: starter })
  const local = installationLink(locale)
  return (
    <>
      <p>{t('intro')}</p>
      <Island
        name="playground"
        component={Playground}
        props={{
          starter,
          groups: choicesOf(locale).map(({ lang, ...group }) => ({
            ...group,
            lang: lang === page.lang ? undefined : lang,
          })),
          texts: { choose: t('choose'), own: t('own'), empty: t('empty') },
        }}
        slots={{
          notice: (
            <p className="needs-scripts">
              {t('needsScripts')} {textsOf(locale, 'run')('local')}{' '}
              <a href={local.href}>{local.title}</a>
            </p>
          ),
          children: (
            <Listing
              label={code('program', { title: 'TypeScript' })}
              language="ts"
              html={html}
            />
          ),
        }}
      />
    </>
  )
}
