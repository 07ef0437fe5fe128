// What loads with the first press of Run, as one file: both share the program runner.
export { Programs } from '@/components/playground/Programs'
export { RunPanel } from './RunPanel'
