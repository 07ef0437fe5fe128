/** Node's modules, without the parts in their folders, such as `fs/promises`. */
const names = new Set(
  `assert async_hooks buffer child_process cluster console constants crypto dgram diagnostics_channel
  dns domain events fs http http2 https inspector module net os path perf_hooks process punycode
  querystring readline repl stream string_decoder sys timers tls trace_events tty url util v8 vm wasi
  worker_threads zlib`.split(/\s+/),
)

/**
 * The full name of a module of Node, which programs may write without its prefix.
 *
 * @example withPrefix('fs/promises') // 'node:fs/promises'
 */
export const withPrefix = (specifier: string) =>
  names.has(specifier.split('/')[0] ?? '') ? `node:${specifier}` : specifier
