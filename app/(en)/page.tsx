import { homeRoute } from '../doc-route'

export const generateMetadata = homeRoute.generateMetadata
export default homeRoute.Page
