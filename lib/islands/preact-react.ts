// @ts-nocheck The types of preact/compat are one object, its module is not.

// Preact as `react`. Its own default export is one object, with much that nobody imports.
export * from 'preact/compat'
export * as default from 'preact/compat'
