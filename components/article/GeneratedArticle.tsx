import styles from '@/components/article/Article.module.css'
import { ArticleFooter } from '@/components/article/ArticleFooter'
import { ArticleHeader } from '@/components/article/ArticleHeader'
import type { PageView } from '@/lib/content/page-view'
import type { GeneratedName } from '@/lib/content/registry'
import { bodies } from './bodies'

interface Props {
  readonly view: PageView
  readonly name: GeneratedName
}

/** A generated page, in place of an article. */
export function GeneratedArticle({ view, name }: Props) {
  const Body = bodies[name]
  return (
    <>
      <article className={`${styles.article} prose`}>
        <ArticleHeader view={view} />
        <Body view={view} />
      </article>
      <ArticleFooter view={view} />
    </>
  )
}
