import { pageRoute } from '@/app/doc-route'

const route = pageRoute('errors')

export const generateMetadata = route.generateMetadata
export default route.Page
