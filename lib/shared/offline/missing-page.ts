/**
 * Attribute of the notice that the page about reading offline shows when it stands in for another
 * page.
 */
export const missingNotice = 'data-offline-missing'

const hiddenNotice = new RegExp(
  `(<[a-z]+ [^>]*${missingNotice}[^>]*?) hidden(?:="")?(?=[ >])`,
)

/**
 * The page about reading offline as a stand-in for a page that is not saved, with its notice
 * visible.
 */
export async function showsMissing(page: Response): Promise<Response> {
  const html = (await page.text()).replace(hiddenNotice, '$1')
  const { headers } = page
  return new Response(html, { status: 503, headers })
}
