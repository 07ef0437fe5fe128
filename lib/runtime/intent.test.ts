import { singleKeysKey } from '@/lib/shortcuts/setting'
import {
  isCharacter,
  isNearControl,
  isShortcut,
  waitingControl,
  waitingLink,
} from './intent'

/** What a rule says of an event while it stands at the marked element. */
function at<Kind extends Event, Result>(
  markup: string,
  event: Kind,
  rule: (event: Kind) => Result,
): Result | undefined {
  document.body.innerHTML = markup
  const target = document.querySelector('[data-here]')
  let result: Result | undefined
  target?.addEventListener(event.type, (seen) => {
    seen.preventDefault()
    result = rule(event)
  })
  target?.dispatchEvent(event)
  return result
}

const click = (init: MouseEventInit = {}) =>
  new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
const key = (name: string, init: KeyboardEventInit = {}) =>
  new KeyboardEvent('keydown', { key: name, ...init })

const tap = Object.assign(click({ detail: 1 }), { pointerType: 'touch' })

const text = '<p data-here>words</p>'
const button = '<button><b data-here>Copy</b></button>'
const field = '<input data-here>'
const link = '<a data-here href="/b.html">b</a>'
const tab = '<button role="tab" data-here>Rust</button>'

describe('isNearControl', () => {
  it.each([
    [text, true, false],
    [button, true, true],
    [button, false, true],
    [field, false, true],
    ['<div data-zoomable><svg data-here></svg></div>', false, true],
    [link, true, true],
    [link, false, false],
  ])('%s, links count: %s', (markup, withLinks, expected) => {
    const event = new Event('pointerover', { bubbles: true })
    expect(at(markup, event, (each) => isNearControl(each, withLinks))).toBe(
      expected,
    )
  })
})

describe('waitingControl', () => {
  it.each([
    ['a button', button, {}, true],
    ['a button with a modifier', button, { ctrlKey: true }, false],
    ['the wheel', button, { button: 1 }, false],
    ['a popover', '<button popovertarget="a" data-here>', {}, false],
    ['words', text, {}, false],
    ['an explained word under a mouse', '<a data-term data-here>', {}, false],
    [
      'an explained word under a key',
      '<a data-term data-here>',
      { detail: 0 },
      false,
    ],
    ['a picture', '<div data-zoomable data-here></div>', {}, true],
  ])('%s', (_, markup, init, expected) => {
    expect(Boolean(at(markup, click(init), waitingControl))).toBe(expected)
  })
})

it('an explained word under a finger waits: its note comes', () => {
  expect(at('<a data-term data-here>', tap, waitingControl)).toBeDefined()
})

describe('waitingLink', () => {
  it.each([
    ['a page of ours', link, {}, true],
    ['one in a new tab', link, { metaKey: true }, false],
    ['a heading of this page', '<a data-here href="#b">', {}, false],
    ['another site', '<a data-here href="https://x.org/b">', {}, false],
    ['a named window', '<a data-here href="/b" target="b">', {}, false],
    ['a file to keep', '<a data-here href="/b" download>', {}, false],
  ])('%s', (_, markup, init, expected) => {
    expect(Boolean(at(markup, click(init), waitingLink))).toBe(expected)
  })
})

describe('isShortcut', () => {
  it.each([
    ['/', {}, text, true],
    ['s', {}, text, true],
    ['?', { shiftKey: true }, text, true],
    ['a', {}, text, false],
    ['a', {}, '<button data-docs-search data-here>', true],
    ['k', { ctrlKey: true }, text, true],
    ['K', { metaKey: true }, text, true],
    ['า', { ctrlKey: true, code: 'KeyK' }, text, true],
    ['k', { ctrlKey: true }, field, false],
    ['k', { ctrlKey: true }, `<p data-search-box>${field}</p>`, true],
    ['c', { ctrlKey: true }, text, false],
    ['s', { altKey: true }, text, false],
    ['s', { isComposing: true }, text, false],
    ['s', {}, field, false],
    [' ', {}, text, false],
    ['Tab', {}, text, false],
    ['PageDown', {}, text, false],
    ['ArrowRight', {}, tab, true],
    ['ArrowRight', {}, text, false],
  ])('%s %j on %s: %s', (name, init, markup, expected) => {
    expect(at(markup, key(name, init), isShortcut)).toBe(expected)
  })

  it('leaves single keys alone where they are switched off', () => {
    localStorage.setItem(singleKeysKey, 'off')
    expect(at(text, key('/'), isShortcut)).toBe(false)
    localStorage.clear()
  })
})

describe('isCharacter', () => {
  it.each([
    ['t', {}, text, true],
    ['ท', {}, text, true],
    [' ', {}, text, false],
    ['Enter', {}, text, false],
    ['t', { ctrlKey: true }, text, false],
    ['t', {}, field, false],
  ])('%s %j on %s: %s', (name, init, markup, expected) => {
    expect(at(markup, key(name, init), isCharacter)).toBe(expected)
  })
})
