import { bundleScript } from '../client'
import { hashOf, policyTag } from '../document/policy'

/**
 * The document of the frame that recipes run in. The page sandboxes it, so that it has an origin of
 * its own. Its policy lets it start what the page sends, and load nothing.
 */
export function frameDocument(): string {
  const script = bundleScript('packages/program-runner/src/frame/frame.ts')
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
${policyTag(framePolicy([script]))}
<meta name="robots" content="noindex">
<title>Recipes run here</title>
<script>${script}</script>
</head>
<body></body>
</html>
`
}

/** The policy of the frame. Its workers inherit it. */
export function framePolicy(scripts: readonly string[]): string {
  return [
    ['default-src', "'none'"],
    ['script-src', 'blob:', "'wasm-unsafe-eval'", ...scripts.map(hashOf)],
    ['worker-src', 'blob:'],
    ['connect-src', "'none'"],
    ['frame-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'none'"],
  ]
    .map((directive) => directive.join(' '))
    .join('; ')
}
