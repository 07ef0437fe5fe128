/** Where the development server tells of each change; the folder of `app/` that answers has its name. */
export const changesPath = '/changed-files'
