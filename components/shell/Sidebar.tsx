import { SearchBox } from '@/components/search/SearchBox'
import type { Header } from '@/lib/shared/header'
import { textsOf } from '@/lib/site/i18n/texts'
import type { PageView, SidebarLink } from '@/lib/site/page-view'
import styles from './Sidebar.module.css'

/**
 * All pages by section, and below the current one its headings. On narrow screens it is a popover,
 * which needs no script.
 */
export function Sidebar({ view }: { readonly view: PageView }) {
  const { page, sidebar, repository } = view
  const { locale } = page
  const chrome = textsOf(locale, 'chrome')
  const sections = textsOf(locale, 'sections')
  return (
    <nav
      id="sidebar"
      popover="auto"
      aria-label={chrome('pages')}
      className={styles.sidebar}
    >
      <SearchBox locale={locale} place="menu" />
      {sidebar.map(({ title, links }) => (
        <section key={title}>
          <h2>{sections(title)}</h2>
          <PageList links={links} />
        </section>
      ))}
      <p className={styles.narrow}>
        <a href={repository}>{chrome('contribute')}</a>
      </p>
    </nav>
  )
}

function PageList({ links }: { readonly links: readonly SidebarLink[] }) {
  return (
    <ul>
      {links.map(({ slug, href, title, current, headers }) => (
        <li key={slug}>
          <a href={href} aria-current={current ? 'page' : undefined}>
            {title}
          </a>
          <HeadingList headers={headers} />
        </li>
      ))}
    </ul>
  )
}

function HeadingList({ headers }: { readonly headers: readonly Header[] }) {
  if (headers.length === 0) return null
  return (
    <ul>
      {headers.map(({ slug, title, children }) => (
        <li key={slug}>
          <a href={`#${slug}`}>{title}</a>
          <HeadingList headers={children} />
        </li>
      ))}
    </ul>
  )
}
