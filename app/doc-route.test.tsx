/** @jest-environment node */
import { NotFoundPage } from '@/components/not-found/NotFoundPage'
import { sectionRoute } from './doc-route'

test.each([[[]], [['no-such-page']]])(
  'a section without a page at %j shows the 404 page of the book',
  async (slug) => {
    const { Page, generateMetadata } = sectionRoute('guides')
    const params = Promise.resolve({ slug })
    expect(await Page({ params })).toMatchObject({ type: NotFoundPage })
    expect(await generateMetadata({ params })).toMatchObject({
      title: expect.stringContaining('Page not found'),
    })
  },
)
