import { formatProblem, type Problem } from '@/lib/content/content-error'
import styles from './Problems.module.css'

interface Props {
  readonly problems: readonly Problem[]
  /** True if the page is below. */
  readonly isPageVisible: boolean
}

/**
 * The errors that a writer has to fix, as file:line with the fix. Only the development server shows
 * them, so they are only in English.
 */
export function Problems({ problems, isPageVisible }: Props) {
  if (problems.length === 0) return null
  return (
    <section role="alert" className={styles.problems}>
      <h1>{problems.length} to fix</h1>
      <ul>
        {problems.map((problem) => {
          const { file, line, message } = problem
          return (
            <li key={formatProblem(problem)}>
              <code>
                {file}:{line}
              </code>{' '}
              {message}
            </li>
          )
        })}
      </ul>
      {!isPageVisible && <p>The page is shown again once this is fixed.</p>}
    </section>
  )
}
