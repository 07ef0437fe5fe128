import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import { test } from 'node:test'
import * as browser from '../litesvm/internal'

const native: object = createRequire(import.meta.url)('litesvm/dist/internal')

/** Enums, which TypeScript compiles to numbers, and a second name for an error. */
const unused = [
  'InstructionErrorBorshIO',
  'InstructionErrorBorshIo',
  'InstructionErrorFieldless',
  'SlotHistoryCheck',
  'TransactionErrorFieldless',
]

test('has every class of the native part', () => {
  const missing = Object.keys(native).filter(
    (name) => !(name in browser) && !unused.includes(name),
  )
  assert.deepEqual(missing, [])
})

test('has every method of the native VM', () => {
  const methods = (of: unknown) =>
    Object.getOwnPropertyNames(Reflect.get(of as object, 'prototype'))
  const own = methods(browser.LiteSvm)
  const missing = methods(Reflect.get(native, 'LiteSvm')).filter(
    (name) => !own.includes(name) && name !== 'toString',
  )
  assert.deepEqual(missing, [])
})
