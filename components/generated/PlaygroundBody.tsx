import { Listing } from '@/components/mdx/code/CodeBlock'
import { emptyChoice } from '@/lib/shared/run/contract'
import { loadCodeTab } from '@/lib/site/code/code-tab'
import type { Page } from '@/lib/site/content/page'
import { textsOf } from '@/lib/site/i18n/texts'
import { choicesOf, starter } from '@/lib/site/playground'
import { installationLink } from '@/lib/site/run-settings'
import { site } from '@/site.config'
import offline from './OfflinePanel.module.css'
import styles from './PlaygroundBody.module.css'

/**
 * The page where a reader writes a program and runs it. The island of programs binds it: it shows
 * the choice, and puts its panel in the place of the listing.
 */
export async function PlaygroundBody({ page }: { readonly page: Page }) {
  const { locale } = page
  const t = textsOf(locale, 'playgroundPage')
  const run = textsOf(locale, 'run')
  const code = textsOf(locale, 'code')
  const { html } = await loadCodeTab({ file: starter })
  const local = installationLink(locale)
  const { lang } = site.locales[locale]
  return (
    <>
      <p>{t('intro')}</p>
      <div className={styles.playground} data-playground={starter}>
        <p className={offline.needsScripts} data-needs-scripts>
          {t('needsScripts')} {run('local')}{' '}
          <a href={local.href}>{local.title}</a>
        </p>
        <p hidden>
          <label className={styles.choice}>
            {t('choose')}
            <select>
              <option value="">{t('own')}</option>
              <option value={emptyChoice}>{t('empty')}</option>
              {choicesOf(locale).map(({ title, lang: own, choices }) => (
                <optgroup
                  key={title}
                  label={title}
                  lang={own === lang ? undefined : own}
                >
                  {choices.map(({ file, name }) => (
                    <option key={file} value={file}>
                      {name}
                    </option>
                  ))}
                </optgroup>
              ))}
            </select>
          </label>
        </p>
        <Listing
          label={code('program', { title: 'TypeScript' })}
          language="ts"
          html={html}
        />
      </div>
    </>
  )
}
