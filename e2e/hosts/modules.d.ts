declare module 'netlify-redirector' {
  interface Rule {
    readonly to: string
    readonly status: number
    readonly force: boolean
  }
  interface Rules {
    match(request: object): Rule | null
  }
  const redirector: {
    parsePlain(text: string, options: object): Promise<Rules>
  }
  export default redirector
}

declare module '@mdn/mdn-http-observatory/src/constants.js' {
  interface Output {
    readonly pass: boolean
    readonly result: string
  }
  export const ALL_TESTS: readonly ((seen: object) => Output)[]
}

declare module '@mdn/mdn-http-observatory/src/grader/grader.js' {
  export function getGradeForScore(score: number): {
    readonly grade: string
    readonly score: number
  }
  export function getScoreModifier(result: string): number
}

declare module '@mdn/mdn-http-observatory/src/retriever/retriever.js' {
  export function retrieve(
    hostname: string,
    options: Readonly<Record<'httpPort' | 'httpsPort' | 'path', string>>,
  ): Promise<object>
}
