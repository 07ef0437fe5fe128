/** Asks the features of a page whether it may be left by a link; one that cancels it stays. */
export const leaveEvent = 'pageleave'

/** True when no feature of the page wants to stay. */
export const mayLeave = () =>
  dispatchEvent(new Event(leaveEvent, { cancelable: true }))
