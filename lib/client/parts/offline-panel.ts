import './offline-panel.css'
import { closest } from '@/lib/client/closest'
import { pageLanguage } from '@/lib/client/guard/page-language'
import { SaveError } from '@/lib/client/offline/fetch-file'
import { requestRemoval, requestSaving } from '@/lib/client/offline/request'
import {
  isOfflineList,
  keptMachine,
  type OfflineReport,
  type Outcome,
  offline,
} from '@/lib/shared/offline/contract'
import {
  type PanelState,
  type Slot,
  slotsOf,
  viewOf,
} from '@/lib/shared/offline/panel-state'
import {
  begunLanguages,
  type SavedLanguage,
  savedLanguages,
} from '@/lib/shared/offline/saved'

/**
 * Milliseconds of silence after which a worker counts as gone: browsers stop workers as they like.
 */
const patience = 40_000

/**
 * Binds the panels of the page about reading offline, of its language and of the program runner,
 * until the signal ends it.
 *
 * @param first the first of them
 */
export function bindOfflinePanels(first: HTMLElement, signal: AbortSignal) {
  const panels =
    first.parentElement?.querySelectorAll<HTMLElement>('[data-offline]') ?? []
  for (const panel of panels) bindOfflinePanel(panel, signal)
}

/** Lets a reader save and remove what a panel is about, and shows the state. */
function bindOfflinePanel(panel: HTMLElement, signal: AbortSignal) {
  const {
    offline: locale = '',
    list = '',
    worker = '',
    scope = '',
  } = panel.dataset
  const lang = pageLanguage()
  const channel = openChannel()
  let state: PanelState = { begun: false }
  let timer: ReturnType<typeof setTimeout> | undefined

  function show(changes: Partial<PanelState>) {
    if (signal.aborted) return
    state = { ...state, ...changes }
    const hadFocus = panel.contains(document.activeElement)
    draw(panel, state, lang)
    if (hadFocus && !document.activeElement?.checkVisibility()) panel.focus()
  }

  async function look() {
    const saved = await savedLanguages(caches, scope)
    const begun = await begunLanguages(caches, scope)
    showOthers(panel, saved)
    // The program runner is of use with the pages that show them.
    if (locale === keptMachine)
      panel.hidden = saved.length === 0 && !begun.includes(locale)
    show({
      saved: saved.find((each) => each.list.locale === locale),
      begun: begun.includes(locale),
    })
  }

  function end(outcome: Outcome) {
    clearTimeout(timer)
    show({ progress: undefined, outcome })
    void look().catch(() => undefined)
  }

  function expectReport() {
    clearTimeout(timer)
    timer = setTimeout(() => end('unreachable'), patience)
  }

  async function request(action: string) {
    show({ outcome: undefined })
    expectReport()
    try {
      if (action === 'remove') {
        if (await requestRemoval(locale, scope)) end('removed')
        return
      }
      show({ progress: { done: 0, total: 0 } })
      await requestSaving(locale, { worker, scope })
    } catch (error) {
      end(error instanceof SaveError ? error.outcome : 'refused')
    }
  }

  channel?.addEventListener(
    'message',
    ({ data }: MessageEvent<OfflineReport>) => {
      if (data.locale !== locale) {
        if ('outcome' in data) void look().catch(() => undefined)
        return
      }
      if ('outcome' in data) return end(data.outcome)
      expectReport()
      const { done, total } = data
      show({ progress: { done, total } })
    },
  )
  panel.addEventListener(
    'click',
    ({ target }) => {
      const button = closest(target, '[data-action]')
      if (button) void request(button.dataset.action ?? '')
    },
    { signal },
  )
  signal.addEventListener('abort', () => {
    clearTimeout(timer)
    channel?.close()
  })
  show({})
  void look().catch(() => undefined)
  void fetchLatest(list).then((latest) => show({ latest }))
}

/**
 * Opens the channel of the worker's messages. In Firefox it is missing where all storage is
 * blocked.
 */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(offline.channel)
  } catch {
    return undefined
  }
}

function showOthers(panel: HTMLElement, saved: readonly SavedLanguage[]) {
  const others = panel.querySelectorAll<HTMLElement>('[data-other]')
  const isSaved = (key: string | undefined) =>
    saved.some(({ list }) => list.locale === key)
  for (const each of others) each.hidden = !isSaved(each.dataset.other)
  const box = panel.querySelector('[data-others]')
  const keys = Array.from(others, ({ dataset }) => dataset.other)
  box?.toggleAttribute('hidden', !keys.some(isSaved))
}

/** The list on the host; undefined when there is none. */
async function fetchLatest(address: string) {
  try {
    const response = await fetch(address, { cache: 'no-cache' })
    const list: unknown = await response.json()
    return isOfflineList(list) ? list : undefined
  } catch {
    return undefined
  }
}

function draw(panel: HTMLElement, state: PanelState, lang?: string) {
  const view = viewOf(state)
  const slots = slotsOf(state, lang)
  for (const each of panel.querySelectorAll<HTMLElement>('[data-views]'))
    each.hidden = !each.dataset.views?.split(' ').includes(view)
  for (const each of panel.querySelectorAll<HTMLElement>('[data-outcome]'))
    each.hidden = each.dataset.outcome !== state.outcome
  for (const each of panel.querySelectorAll<HTMLElement>('[data-slot]'))
    fill(each, slots[each.dataset.slot ?? ''])
  const bar = panel.querySelector('progress')
  const { done = 0, total = 0 } = state.progress ?? {}
  if (bar && total > 0) Object.assign(bar, { max: total, value: done })
  else bar?.removeAttribute('value')
}

function fill(gap: HTMLElement, slot: Slot | undefined) {
  const text = slot?.text ?? ''
  if (!slot?.date) gap.textContent = text
  else {
    const time = document.createElement('time')
    time.dateTime = slot.date
    time.textContent = text
    gap.replaceChildren(time)
  }
}
