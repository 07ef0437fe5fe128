import {
  Component,
  type ComponentType,
  createElement,
  type ReactNode,
  useLayoutEffect,
} from 'react'
import { hydrateRoot } from 'react-dom/client'
import { loadFor } from '@/lib/client/busy'
import { closest } from '@/lib/client/closest'
import { scripted } from '@/lib/client/early-clicks'
import { loadFailed, showNotice } from '@/lib/client/notice'
import { onPage } from '@/lib/client/page'
import { keepFocus } from './keep-focus'
import { type Texts, TextsContext } from './PageTexts'
import { type IslandName, islands } from './registry'
import { SavedSlots } from './Slot'

interface Mounted {
  readonly ready: Promise<void>
  readonly unmount: () => void
}

const roots = '[data-island]'
const outside = '[data-island]:not(#page *)'
const mounted = new WeakMap<Element, Mounted>()
const ready = new WeakSet<Element>()

/** Milliseconds after which hydrating lets the browser respond to the reader first. */
const slice = 12

/** Hydrates the islands of the document, of the current page and of each later one. */
export function startIslands(): void {
  for (const kind of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(kind, onNear, { passive: true })
  document.addEventListener('click', onEarlyClick, true)
  // They persist across soft navigations, and listen to the keyboard.
  for (const root of document.querySelectorAll<HTMLElement>(outside))
    hydrateOnLoad(root)
  let isFirst = true
  // A page that is shown again is still hydrated (lib/navigation/left-pages.ts).
  onPage((leave) => {
    const start = () => void hydratePage(leave)
    if (isFirst) start()
    // A page that replaces another is painted first.
    else requestAnimationFrame(() => setTimeout(start))
    isFirst = false
  })
}

/** Ends the islands inside an element that will not be shown again. */
export function unmountIslands(element: Element): void {
  for (const root of element.querySelectorAll(roots)) {
    mounted.get(root)?.unmount()
    mounted.delete(root)
  }
}

const nameOf = (root: HTMLElement) => root.dataset.island as IslandName

async function hydratePage(leave: AbortSignal): Promise<void> {
  let started = performance.now()
  for (const root of document.querySelectorAll<HTMLElement>(roots)) {
    if (leave.aborted) return
    // One whose code is still loading does not hold up the others.
    await Promise.race([hydrateOnLoad(root), nextTask()])
    if (performance.now() - started < slice) continue
    await nextTask()
    started = performance.now()
  }
}

async function hydrateOnLoad(root: HTMLElement): Promise<void> {
  if (islands[nameOf(root)].when === 'load')
    await hydrate(root).catch(notLoaded)
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

function onNear({ target, type }: Event): void {
  const root = closest(target, roots)
  if (!root || ready.has(root)) return
  // Readers who save data get only what they request.
  if (type !== 'focusin' && navigator.connection?.saveData) return
  hydrate(root).catch((error: unknown) => {
    // A pointer may only pass by. A click tries again, and reports a failure itself.
    if (type === 'focusin' && root.querySelector('input, textarea'))
      notLoaded(error)
  })
}

function notLoaded(error: unknown): void {
  console.warn('A feature could not be loaded:', error)
  showNotice(loadFailed())
}

/** Holds back a click on an island that is not hydrated yet, and repeats it afterwards. */
function onEarlyClick(click: MouseEvent): void {
  const { target } = click
  const root = closest(target, roots)
  const control = closest(target, scripted)
  if (!root || !control || !root.contains(control) || ready.has(root)) return
  click.stopImmediatePropagation()
  click.preventDefault()
  const controls = () => [...root.querySelectorAll<HTMLElement>(scripted)]
  const index = controls().indexOf(control)
  const job = async () => {
    await hydrate(root)
    if (!ready.has(root)) throw new Error(`${nameOf(root)} has crashed`)
  }
  void loadFor(control, job).then(() => {
    if (!ready.has(root)) return
    // In a changed document React has recreated the island, with another control.
    const present = control.isConnected ? target : controls()[index]
    present?.dispatchEvent(
      Reflect.construct(click.constructor, [click.type, click]),
    )
  })
}

function hydrate(root: HTMLElement): Promise<void> {
  const known = mounted.get(root)
  if (known) return known.ready
  let unmount = () => {}
  const hydrated = islands[nameOf(root)].load().then(
    (component) =>
      new Promise<void>((resolve) => {
        unmount = mount(root, component as ComponentType<object>, resolve)
      }),
  )
  mounted.set(root, { ready: hydrated, unmount: () => unmount() })
  hydrated.catch(() => mounted.delete(root))
  return hydrated
}

/** @returns a function that unmounts it */
function mount(
  root: HTMLElement,
  component: ComponentType<object>,
  onReady: () => void,
): () => void {
  const nodes = [...root.childNodes]
  const props: object = JSON.parse(root.dataset.props ?? '{}')
  const restoreFocus = keepFocus(root)
  const page = root.closest<HTMLElement>('[data-page-texts]')
  const tree = (
    <Boundary
      onCrash={() => {
        queueMicrotask(() => root.replaceChildren(...nodes))
        onReady()
      }}
    >
      <TextsContext value={page ? textsOf(page) : undefined}>
        <SavedSlots value={slotsOf(root)}>
          {createElement(component, props)}
        </SavedSlots>
      </TextsContext>
      <Ready
        onReady={() => {
          ready.add(root)
          restoreFocus()
          onReady()
        }}
      />
    </Boundary>
  )
  const { unmount } = hydrateRoot(root, tree, {
    // The document was changed before hydration, so React has recreated the island.
    onRecoverableError: (error) => console.debug(error),
  })
  return unmount
}

const texts = new WeakMap<Element, Texts>()

/** The texts of a page (PageTexts.tsx), read once. */
function textsOf(page: HTMLElement): Texts {
  const known: Texts =
    texts.get(page) ?? JSON.parse(page.dataset.pageTexts ?? '{}')
  texts.set(page, known)
  return known
}

/** The content of each slot of an island, without that of the islands inside it. */
function slotsOf(root: HTMLElement): ReadonlyMap<string, readonly Node[]> {
  const slots = [...root.querySelectorAll<HTMLElement>('[data-slot]')]
  return new Map(
    slots
      .filter((slot) => slot.closest(roots) === root)
      .map((slot) => [slot.dataset.slot ?? '', [...slot.childNodes]]),
  )
}

function Ready({ onReady }: { readonly onReady: () => void }) {
  useLayoutEffect(onReady, [])
  return null
}

interface BoundaryProps {
  readonly onCrash: () => void
  readonly children: ReactNode
}

/** Shows the document's own markup again where a component crashes. */
class Boundary extends Component<BoundaryProps> {
  override state = { crashed: false }

  static getDerivedStateFromError() {
    return { crashed: true }
  }

  override componentDidCatch(error: unknown) {
    reportError(error)
    this.props.onCrash()
  }

  override render() {
    return this.state.crashed ? null : this.props.children
  }
}
