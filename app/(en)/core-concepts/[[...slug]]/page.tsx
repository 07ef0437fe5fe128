import { sectionRoute } from '@/app/doc-route'

const route = sectionRoute('core-concepts')

export const generateStaticParams = route.generateStaticParams
export const generateMetadata = route.generateMetadata
export default route.Page
