/** The query parameter that holds what the page of error codes looks up. */
export const errorParameter = 'error'
