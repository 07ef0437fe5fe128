/** The storage key of the reader's preference to have long lines of code wrapped. */
export const wrapKey = 'wrap-lines'

/** The stored value of the preference; any other means that lines are not wrapped. */
export const wrapped = 'on'
