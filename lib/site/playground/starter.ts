/** The program that the playground begins with, below `samples/`. It ran as recipes do. */
export const starter = 'playground/start.ts'
