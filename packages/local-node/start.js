#!/usr/bin/env node
// What a reader starts. It says what is missing before it loads the node, which needs LiteSVM's
// build for this machine.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19))
  end(
    `This needs Node 20.19 or newer, and this is ${process.versions.node}. Get a newer one at https://nodejs.org/.`,
  )
if (process.platform === 'win32')
  end(
    'LiteSVM 1.5.0 has no build for Windows. Start this command in WSL (https://learn.microsoft.com/windows/wsl/install); programs on Windows then reach the node at the same addresses.',
  )

try {
  await import('./node.js')
} catch (error) {
  const message = error instanceof Error ? error.message : String(error)
  end(
    /litesvm|native binding/i.test(message)
      ? `LiteSVM does not load on ${process.platform} ${process.arch}: ${message}\nIt has builds for Linux and macOS on x64 and ARM64. npm leaves them out where optional packages are turned off: install again without --omit=optional.`
      : message,
  )
}

/** @param {string} message */
function end(message) {
  console.error(message)
  process.exit(1)
}
