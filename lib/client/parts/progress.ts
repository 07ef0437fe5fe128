import '@/app/styles/progress.css'
import nprogress from 'nprogress'
import { progressLimits } from '@/lib/shared/limits'

/** The progress bar with the numbers of specification section 9. */
export const bar = nprogress.configure(progressLimits)
