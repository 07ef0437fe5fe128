import { localeRoute } from '@/app/doc-route'

const route = localeRoute()

export const generateStaticParams = route.generateStaticParams
export const generateMetadata = route.generateMetadata
export default route.Page
