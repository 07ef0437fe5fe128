export { EventEmitter, EventEmitter as default, once } from 'events/'
