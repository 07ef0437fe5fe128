import { textsOf } from '@/lib/site/i18n/texts'
import type { PageView, SidebarLink } from '@/lib/site/page-view'
import { HeadingList } from './HeadingList'
import { SearchBox } from './SearchBox'
import styles from './Sidebar.module.css'

/**
 * All pages by section, and below the current one its headings. Sections can be folded. On narrow
 * screens it is a popover. Neither needs a script; lib/client/reading/sidebar.ts shows where the
 * reader is.
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
        <details key={title} open>
          <summary>
            <h2>{sections(title)}</h2>
          </summary>
          <PageList links={links} />
        </details>
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
