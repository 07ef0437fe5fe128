let show = (href: string): void => location.assign(href)

/** Shows a page of the site. Client components call this: under Next it loads the document. */
export const visit = (href: string): void => show(href)

/** Sets the function that shows pages without a new document (navigation/links.ts). */
export function setVisit(way: (href: string) => void): void {
  show = way
}
