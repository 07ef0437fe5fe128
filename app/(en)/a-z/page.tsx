import { pageRoute } from '@/app/doc-route'

const route = pageRoute('a-z')

export const generateMetadata = route.generateMetadata
export default route.Page
