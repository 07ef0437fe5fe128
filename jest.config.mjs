import nextJest from 'next/jest.js'

const withNext = nextJest({ dir: './' })({
  testEnvironment: 'jsdom',
  testMatch: ['**/*.test.{ts,tsx}'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  testPathIgnorePatterns: [
    '/node_modules/',
    '/e2e/',
    '/out/',
    '<rootDir>/samples/',
  ],
  modulePathIgnorePatterns: ['<rootDir>/out/', '<rootDir>/samples/'],
})

/**
 * next/jest leaves packages untransformed, and its own list is put in front of
 * ours: only what is set after it has resolved makes packages that are written
 * as ES modules (unified, shiki, next-intl and many more) load.
 */
export default async () => ({
  ...(await withNext()),
  transformIgnorePatterns: [],
})
