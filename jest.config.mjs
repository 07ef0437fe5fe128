import nextJest from 'next/jest.js'

const withNext = nextJest({ dir: './' })({
  testEnvironment: 'jsdom',
  // The checks, which run with --ci, show failing tests alone, at the end.
  ...(process.argv.includes('--ci') && {
    reporters: [['summary', { summaryThreshold: 0 }]],
  }),
  testMatch: ['**/*.test.{ts,tsx}'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  testPathIgnorePatterns: [
    '/node_modules/',
    '/e2e/',
    // Node's own test runner runs them.
    '<rootDir>/packages/',
    '/out/',
    '<rootDir>/samples/',
  ],
  modulePathIgnorePatterns: ['<rootDir>/out/', '<rootDir>/samples/'],
})

/**
 * Transforms packages too: many are ES modules (unified, shiki, next-intl). next/jest puts its own
 * list of exceptions in front of ours, so the list is emptied after next/jest has resolved.
 */
export default async () => ({
  ...(await withNext()),
  transformIgnorePatterns: [],
})
