declare const RUN_LIST: unknown

/** True in the site of `npm run build`; `next dev` and `next build` alone lack some of its files. */
export const isWholeBuild = typeof RUN_LIST !== 'undefined'
