import type { RecipeModule } from '@/packages/program-runner/src/protocol/contract'
import type {
  RecipeAhead,
  ToRecipe,
} from '@/packages/program-runner/src/protocol/messages'
import type { Workers } from './workers'

/** A worker for one recipe. */
interface RecipeWorker {
  /** The messages of the worker to the page. */
  readonly page: MessagePort
  /** The port through which the worker reaches the chain. */
  readonly chain: MessagePort
  /** Sends the recipe; calls `onFailed` when the worker does not start. */
  run(message: ToRecipe, onFailed: (problem: string) => void): void
}

/** The workers of recipes, one at a time. */
export interface RecipeWorkers {
  take(): RecipeWorker
  /** Starts the next worker early, with the packages of the last recipe, which load slowly. */
  prepare(): void
  /** Ends the current worker. False if the frame does not respond. */
  end(): Promise<boolean>
}

interface Started extends RecipeWorker {
  /** False if it has failed, or lacks a module that loaded later. */
  readonly isFit: boolean
}

/** Makes the workers of recipes. */
export function createRecipeWorkers(workers: Workers): RecipeWorkers {
  let ahead: Started | undefined
  let packages: readonly string[] = []

  function start(): Started {
    const toPage = new MessageChannel()
    const toChain = new MessageChannel()
    const { modules } = workers
    let hasFailed = false
    let reportProblem = (_problem: string) => {}
    workers.start('recipe', [toPage.port2, toChain.port2], (problem) => {
      hasFailed = true
      reportProblem(problem)
    })
    return {
      page: toPage.port1,
      chain: toChain.port1,
      get isFit() {
        return !hasFailed && modules === workers.modules
      },
      run(message, onFailed) {
        reportProblem = onFailed
        packages = packagesOf(message.modules)
        toPage.port1.postMessage(message)
      },
    }
  }

  return {
    take() {
      const taken = ahead?.isFit ? ahead : start()
      ahead = undefined
      return taken
    },
    prepare() {
      ahead = start()
      const message: RecipeAhead = { ahead: packages }
      ahead.page.postMessage(message)
    },
    end() {
      ahead = undefined
      return workers.end('recipe')
    },
  }
}

function packagesOf(modules: readonly RecipeModule[]): readonly string[] {
  const names = modules.flatMap(({ imports }) => imports.map(([, , n]) => n))
  return [...new Set(names)].filter((name) => !name.endsWith('.ts'))
}
