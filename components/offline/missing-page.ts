/** The attribute of the notice that the offline page shows as the fallback for another page. */
export const missingNotice = 'data-offline-missing'

const hiddenNotice = new RegExp(
  `(<[a-z]+ [^>]*${missingNotice}[^>]*?) hidden(?:="")?(?=[ >])`,
)

/** The offline page as the fallback for a page that is not saved, with its notice visible. */
export async function withMissingNotice(page: Response): Promise<Response> {
  const html = (await page.text()).replace(hiddenNotice, '$1')
  const { headers } = page
  return new Response(html, { status: 503, headers })
}
