import { bytecodeFiles, readBytecode } from '@/lib/code/beside'
import { packedFile, readPackedNode } from '@/lib/code/local-node'

export const dynamic = 'force-static'
export const dynamicParams = false

interface Context {
  readonly params: Promise<{ readonly file: string }>
}

/** What readers download: the programs that samples deploy or test, and the local node. */
export function generateStaticParams() {
  return [...bytecodeFiles(), packedFile()].map((file) => ({ file }))
}

export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { file } = await params
  return new Response(
    file === packedFile() ? readPackedNode() : readBytecode(file),
  )
}
