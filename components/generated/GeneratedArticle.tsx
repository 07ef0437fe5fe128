import styles from '@/components/article/Article.module.css'
import { ArticleFooter } from '@/components/article/ArticleFooter'
import type { Page } from '@/lib/content/page'
import { generatedName } from '@/lib/generated/pages'
import { bodies } from './bodies'

/** A generated page in the place of an article. */
export function GeneratedArticle({ page }: { readonly page: Page }) {
  const Body = bodies[generatedName(page.locale, page.slug)]
  return (
    <>
      <article className={`${styles.article} prose`}>
        <h1>{page.title}</h1>
        <Body page={page} />
      </article>
      <ArticleFooter page={page} />
    </>
  )
}
