import type { MDXContent } from 'mdx/types'
import { Landing } from '@/components/landing/Landing'
import { mdxComponents } from '@/components/mdx/mdx-components'
import { termComponents } from '@/components/terms/Term'
import type { Page } from '@/lib/content/page'
import type { PageView } from '@/lib/content/page-view'
import { readText } from '@/lib/files/read-text'
import { isFolderIndex } from '@/lib/links/href'
import styles from './Article.module.css'
import { ArticleFooter } from './ArticleFooter'
import { ArticleHeader } from './ArticleHeader'
import { FreshnessNotice } from './FreshnessNotice'
import { Neighbours } from './Neighbours'
import { Related } from './Related'
import { StatusLabel } from './StatusLabel'

async function importArticle(page: Page): Promise<MDXContent> {
  if (process.env.NODE_ENV === 'development') {
    const { evaluateMdx } = await import('@/lib/mdx/evaluate')
    return evaluateMdx(readText(page.file), page.file)
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
  const body = (
    <>
      <StatusLabel page={page} />
      <FreshnessNotice page={page} english={view.newerEnglish} />
      <Content
        components={{ ...mdxComponents(page), ...termComponents(page) }}
      />
    </>
  )
  return (
    <>
      {landing ? (
        <article>
          <Landing view={view} landing={landing} />
          <div className={`${styles.below} prose`}>{body}</div>
        </article>
      ) : (
        <article
          className={`${styles.article} prose`}
          data-section={view.place?.section}
        >
          <ArticleHeader view={view} />
          {body}
        </article>
      )}
      <Related locale={page.locale} links={view.related} />
      <ArticleFooter view={view} />
      <Neighbours locale={page.locale} {...view.neighbours} />
    </>
  )
}
