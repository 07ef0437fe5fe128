import { join } from 'node:path'
import { whyNoPython } from '../python/environment'
import { targetDirectory } from '../rust/build'
import { whyNoCargo } from '../rust/rust'

/** How a reader begins with recipes of one language. */
export interface ReaderLanguage {
  /** Null, or the reason why recipes cannot be followed here. */
  available(samples: string): Promise<string | null>
  /** What makes a folder ready for the line that installs packages; undefined for nothing. */
  readonly begin?: string
  /** What to do once more before a program runs, so that the run itself is quick. */
  readonly build?: string
  /**
   * True where two recipes cannot be built side by side: cargo locks what it has compiled, and the run
   * of one would wait for the build of the other.
   */
  readonly alone?: boolean
  /** A folder in which programs come first, from the recipe's folder. */
  readonly programs?: string
  /** The name under which the program is saved, by the line that runs it. */
  savedAs(run: string): string
  readonly env?: Readonly<Record<string, string>>
}

const lastWord = (run: string) => run.slice(run.lastIndexOf(' ') + 1)

/** The languages of recipes that readers run, by the grammar of their tabs. */
export const readerLanguages: Readonly<Record<string, ReaderLanguage>> = {
  ts: {
    available: () => Promise.resolve(null),
    savedAs: lastWord,
  },
  python: {
    available: whyNoPython,
    begin: 'python3 -m venv .venv',
    programs: join('.venv', process.platform === 'win32' ? 'Scripts' : 'bin'),
    savedAs: lastWord,
  },
  rust: {
    available: (samples) => whyNoCargo({ samples }),
    begin: 'cargo init --vcs none',
    build: 'cargo build',
    alone: true,
    savedAs: () => join('src', 'main.rs'),
    env: {
      // All crates share what they have compiled, in the profile of samples/Cargo.toml.
      CARGO_TARGET_DIR: targetDirectory(),
      CARGO_PROFILE_DEV_DEBUG: '0',
      CARGO_INCREMENTAL: '0',
    },
  },
}
