export { bindNotes } from '../terms/bind'
export { showNote } from '../terms/show'
