/** The storage key of the reader's wish to have long lines of code wrapped. */
export const wrapKey = 'wrap-lines'

/** The stored value of the wish; any other means that lines are not wrapped. */
export const wrapped = 'on'
