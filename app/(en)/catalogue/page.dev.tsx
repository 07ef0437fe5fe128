import { DocPage } from '@/components/article/DocPage'
import { Catalogue } from '@/components/writing/Catalogue'
import { cataloguePage } from '@/components/writing/catalogue-page'
import { FollowChanges } from '@/components/writing/FollowChanges'
import { metadataOf } from '@/lib/content/metadata'
import { pageView } from '@/lib/content/page-view'

export const metadata = metadataOf(cataloguePage)

/** The page `/catalogue` of `npm run dev`, for writers only. */
export default function Page() {
  return (
    <>
      <DocPage view={pageView(cataloguePage)}>
        <Catalogue page={cataloguePage} />
      </DocPage>
      <FollowChanges version={Date.now()} />
    </>
  )
}
