/** Marks what the page about reading offline says when it stands in for another one. */
export const missingNotice = 'data-offline-missing'

const hiddenNotice = new RegExp(
  `(<[a-z]+ [^>]*${missingNotice}[^>]*?) hidden(?:="")?(?=[ >])`,
)

/** The page about reading offline, in place of one that is not kept: it says so. */
export async function showsMissing(page: Response): Promise<Response> {
  const html = (await page.text()).replace(hiddenNotice, '$1')
  const { headers } = page
  return new Response(html, { status: 503, headers })
}
