import { pageRoute } from '@/app/doc-route'

const route = pageRoute('playground')

export const generateMetadata = route.generateMetadata
export default route.Page
