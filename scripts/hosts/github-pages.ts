/**
 * The workflow that builds and publishes on GitHub Pages. Pages takes no rules: forms of addresses, old addresses and 404 in the reader's
 * language come from the files alone. Base path and origin are the repository's.
 */
export function pagesWorkflow(branch: string, node: string): string {
  return `# Copy to .github/workflows/pages.yml, and choose "GitHub Actions" as the source in the repository's settings, under Pages.
name: Pages
on:
  push:
    branches: [${branch}]
  workflow_dispatch:
permissions:
  contents: read
  pages: write
  id-token: write
concurrency:
  group: pages
jobs:
  deploy:
    runs-on: ubuntu-latest
    environment:
      name: github-pages
      url: \${{ steps.deployment.outputs.page_url }}
    steps:
      - uses: actions/checkout@v4
        with:
          fetch-depth: 0
      - uses: actions/setup-node@v4
        with:
          node-version: ${node}
          cache: npm
      - id: pages
        uses: actions/configure-pages@v5
      - run: npm run build
        env:
          SITE_ORIGIN: \${{ steps.pages.outputs.origin }}
          SITE_BASE_PATH: \${{ steps.pages.outputs.base_path || '/' }}
      - uses: actions/upload-pages-artifact@v3
        with:
          path: out\${{ steps.pages.outputs.base_path }}
      - id: deployment
        uses: actions/deploy-pages@v4
`
}
