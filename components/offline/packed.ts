/**
 * Packs a file to be saved. Browsers do not compress what they store, and unpacked a language takes
 * five times the space.
 *
 * @param headers of the unpacked file
 */
export async function pack(
  bytes: ArrayBuffer,
  headers: Headers,
): Promise<Response> {
  const packed = new Blob([bytes])
    .stream()
    .pipeThrough(new CompressionStream('gzip'))
  return new Response(await new Response(packed).arrayBuffer(), { headers })
}

/** Unpacks a file, as the host sent it. */
export function unpack({ body, headers }: Response): Response {
  const bytes = body?.pipeThrough(new DecompressionStream('gzip'))
  return new Response(bytes, { headers })
}
