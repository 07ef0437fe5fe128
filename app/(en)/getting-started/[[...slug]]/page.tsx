import { sectionRoute } from '@/app/doc-route'

const route = sectionRoute('getting-started')

export const generateStaticParams = route.generateStaticParams
export const generateMetadata = route.generateMetadata
export default route.Page
