/** The value that stands for an empty program in the playground's choice. */
export const emptyChoice = 'empty'
