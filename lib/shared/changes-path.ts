/** Address at which the development server reports each change; a folder of `app/` has its name. */
export const changesPath = '/changed-files'
