import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesBelow } from '../../scripts/hash.mjs'
import { root } from '../support/root.ts'

/** What one types or chooses files in. */
const typing = /<(?:TextField|TextArea|RichTextField|FileField|FormField)\b/
const bareDialog = /<Dialog\b/
/** The dialog asks by itself, in words of its own. */
const asks = /<ConfirmDialog\b/

/** Dialogs in which nothing can be lost, each with its reason. */
const losesNothing: Readonly<Record<string, string>> = {
  'portal/src/platform/parts/shown-once/shown-once.tsx': 'its field is only read and copied',
  'portal/src/settings/imports/payments-dialog.tsx': 'one file is chosen, which stays where it was',
}

const losing = (text: string): boolean => typing.test(text) && bareDialog.test(text) && !asks.test(text)

test('no dialog with something typed in it closes without a question', () => {
  const screens = filesBelow(join(root, 'portal', 'src')).filter((file) => file.endsWith('.tsx'))
  const found = screens
    .filter((file) => losing(readFileSync(file, 'utf8')))
    .map((file) => file.slice(root.length + 1))
  expect(screens.length).toBeGreaterThan(300)
  expect(new Set(found)).toEqual(new Set(Object.keys(losesNothing)))
})

test('a dialog that would lose what is typed is told from one that asks', () => {
  expect(losing('<Dialog open><TextField /></Dialog>')).toBe(true)
  expect(losing('<Dialog open><FileField /></Dialog>')).toBe(true)
  expect(losing('<AskingDialog typed={typed}><TextField /></AskingDialog>')).toBe(false)
  expect(losing('<Dialog open><TextArea /></Dialog><ConfirmDialog />')).toBe(false)
  expect(losing('<Dialog open><p>Words</p></Dialog>')).toBe(false)
})
