/** The columns of a program that a page shows without scrolling (docs/writing-a-sample.md). */
const columns = 80

/** A key, a signature or an address has no place where a line could break. */
const unbreakable = /[\w:/.-]{44,}/
const imports = /^(import|export) .*from |^} from /

/** The lines of a program that are too long for the page, and could be shorter. */
export function longLines(source: string) {
  return source.split('\n').flatMap((text, index) =>
    text.length <= columns || unbreakable.test(text) || imports.test(text)
      ? []
      : [
          {
            line: index + 1,
            message: `has ${text.length} columns, but only ${columns} fit on the page; break the line, or shorten it`,
          },
        ],
  )
}
