import { readFileSync } from 'node:fs'
import type { MDXContent } from 'mdx/types'
import { Landing } from '@/components/landing/Landing'
import { mdxComponents } from '@/components/mdx/mdx-components'
import { isFolderIndex } from '@/lib/shared/href'
import type { Page } from '@/lib/site/content/page'
import type { PageView } from '@/lib/site/page-view'
import styles from './Article.module.css'
import { ArticleFooter } from './ArticleFooter'
import { ArticleHeader } from './ArticleHeader'
import { FreshnessNotice } from './FreshnessNotice'
import { Neighbours } from './Neighbours'
import { Related } from './Related'
import { StatusLabel } from './StatusLabel'

async function importArticle(page: Page): Promise<MDXContent> {
  if (process.env.NODE_ENV === 'development') {
    const { evaluateMdx } = await import('@/lib/site/mdx/evaluate')
    return evaluateMdx(readFileSync(page.file, 'utf8'))
  }
  const { locale, slug } = page
  const name = isFolderIndex(slug) ? `${slug && `${slug}/`}index` : slug
  const { default: Content } = await import(`@/content/${locale}/${name}.mdx`)
  return Content
}

/** The article with its title, or with the landing on the home page, and the parts below it. */
export async function Article({ view }: { readonly view: PageView }) {
  const { page, landing } = view
  const Content = await importArticle(page)
  return (
    <>
      <article className={`${styles.article} prose`}>
        {landing ? (
          <Landing view={view} landing={landing} />
        ) : (
          <ArticleHeader view={view} />
        )}
        <StatusLabel page={page} />
        <FreshnessNotice page={page} english={view.newerEnglish} />
        <Content components={mdxComponents(page)} />
      </article>
      <Related locale={page.locale} links={view.related} />
      <ArticleFooter view={view} />
      <Neighbours locale={page.locale} {...view.neighbours} />
    </>
  )
}
