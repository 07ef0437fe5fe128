import { bytecodeFiles, readBytecode } from '@/lib/site/code/beside'

export const dynamic = 'force-static'
export const dynamicParams = false

interface Context {
  readonly params: Promise<{ readonly file: string }>
}

/** The programs that samples deploy or test, as readers download them. */
export function generateStaticParams() {
  return bytecodeFiles().map((file) => ({ file }))
}

export async function GET(_: Request, { params }: Context): Promise<Response> {
  return new Response(readBytecode((await params).file))
}
