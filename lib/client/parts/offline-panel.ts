import './offline-panel.css'
import { closest } from '@/lib/client/closest'
import { Unkept } from '@/lib/client/offline/fetch-file'
import { requestKeeping, requestRemoval } from '@/lib/client/offline/request'
import {
  isOfflineList,
  type OfflineReport,
  type Outcome,
  offline,
} from '@/lib/shared/offline/contract'
import {
  begunLanguages,
  type KeptLanguage,
  keptLanguages,
} from '@/lib/shared/offline/kept'
import {
  type PanelState,
  type Slot,
  slotsOf,
  viewOf,
} from '@/lib/shared/offline/panel-state'

/** Milliseconds of silence after which a worker counts as gone: browsers end it as they like. */
const patience = 40_000

/** Lets a reader keep and remove a language on the page about reading offline, and shows what is kept, until the signal ends it. */
export function bindOfflinePanel(panel: HTMLElement, signal: AbortSignal) {
  const {
    offline: locale = '',
    list = '',
    worker = '',
    scope = '',
  } = panel.dataset
  const { lang } = document.documentElement
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
    const kept = await keptLanguages(caches, scope)
    const begun = await begunLanguages(caches, scope)
    showOthers(panel, kept)
    show({
      kept: kept.find((each) => each.list.locale === locale),
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

  async function ask(wish: string) {
    show({ outcome: undefined })
    expectReport()
    try {
      if (wish === 'remove') {
        if (await requestRemoval(locale, scope)) end('removed')
        return
      }
      show({ progress: { done: 0, total: 0 } })
      await requestKeeping(locale, { worker, scope })
    } catch (error) {
      end(error instanceof Unkept ? error.outcome : 'refused')
    }
  }

  channel?.addEventListener(
    'message',
    ({ data }: MessageEvent<OfflineReport>) => {
      if (data.locale !== locale) return void look().catch(() => undefined)
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
      if (button) void ask(button.dataset.action ?? '')
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

/** What the worker says. Where a reader has forbidden all storage, Firefox has no channels either. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(offline.channel)
  } catch {
    return undefined
  }
}

function showOthers(panel: HTMLElement, kept: readonly KeptLanguage[]) {
  const others = panel.querySelectorAll<HTMLElement>('[data-other]')
  const isKept = (key: string | undefined) =>
    kept.some(({ list }) => list.locale === key)
  for (const each of others) each.hidden = !isKept(each.dataset.other)
  const box = panel.querySelector('[data-others]')
  const keys = Array.from(others, ({ dataset }) => dataset.other)
  box?.toggleAttribute('hidden', !keys.some(isKept))
}

/** What the host has now; without a host nothing. */
async function fetchLatest(address: string) {
  try {
    const response = await fetch(address, { cache: 'no-cache' })
    const list: unknown = await response.json()
    return isOfflineList(list) ? list : undefined
  } catch {
    return undefined
  }
}

function draw(panel: HTMLElement, state: PanelState, lang: string) {
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
