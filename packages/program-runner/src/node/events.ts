import events from 'events/events.js'

export default events
export const { EventEmitter, once } = events
