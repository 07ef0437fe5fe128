import { DocPage } from '@/components/article/DocPage'
import { Catalogue } from '@/components/writing/Catalogue'
import { FollowChanges } from '@/components/writing/FollowChanges'
import { pageView } from '@/lib/site/page-view'
import { cataloguePage } from '@/lib/site/writing/catalogue-page'

/** The page `/catalogue` of `npm run dev`, for writers alone. */
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
