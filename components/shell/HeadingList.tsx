import type { Header } from '@/lib/header'

/** The headings of a page as nested lists of links. */
export function HeadingList({
  headers,
}: {
  readonly headers: readonly Header[]
}) {
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
