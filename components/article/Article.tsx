import { readFileSync } from 'node:fs'
import type { MDXContent } from 'mdx/types'
import { mdxComponents } from '@/components/mdx/mdx-components'
import { neighboursOf } from '@/lib/content/neighbours'
import type { Page } from '@/lib/content/page'
import { isFolderIndex } from '@/lib/href'
import styles from './Article.module.css'
import { ArticleFooter } from './ArticleFooter'
import { FreshnessNotice } from './FreshnessNotice'
import { Neighbours } from './Neighbours'
import { Related } from './Related'
import { StatusLabel } from './StatusLabel'

async function importArticle(page: Page): Promise<MDXContent> {
  if (process.env.NODE_ENV === 'development') {
    const { evaluateMdx } = await import('@/lib/mdx/evaluate')
    return evaluateMdx(readFileSync(page.file, 'utf8'))
  }
  const { locale, slug } = page
  const name = isFolderIndex(slug) ? `${slug && `${slug}/`}index` : slug
  const { default: Content } = await import(`@/content/${locale}/${name}.mdx`)
  return Content
}

/** The article with its title, and what follows it. */
export async function Article({ page }: { readonly page: Page }) {
  const Content = await importArticle(page)
  return (
    <>
      <article className={`${styles.article} prose`}>
        <h1>{page.title}</h1>
        <StatusLabel page={page} />
        <FreshnessNotice page={page} />
        <Content components={mdxComponents(page)} />
      </article>
      <Related page={page} />
      <ArticleFooter page={page} />
      <Neighbours page={page} neighbours={neighboursOf(page)} />
    </>
  )
}
