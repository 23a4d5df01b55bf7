import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { filesBelow } from '../../scripts/hash.mjs'
import { root } from '../support/root.ts'

/** What one types or chooses files in. */
const typing = /<(?:TextField|TextArea|RichTextField|FileField|FormField)\b/
const bareDialog = /<Dialog\b/
/** The dialog asks by itself, in words of its own, or as the screen is left. */
const asks = /<(?:ConfirmDialog|LeaveGuard)\b/
/** A dialog whose parts have what one types brings its own question: they stand in dialogs of their own. */
const asksInPart = /<(?:FormDialog|AskingDialog)\b/

/** Dialogs in which nothing can be lost, each with its reason. */
const losesNothing: Readonly<Record<string, string>> = {
  'portal/src/platform/parts/shown-once/shown-once.tsx': 'its field is only read and copied',
  'portal/src/settings/imports/payments-dialog.tsx': 'one file is chosen, which stays where it was',
  'portal/src/work/tasks/task-dialog.tsx':
    'a comment is kept as a draft, everything else is saved as it is changed',
}

const losing = (text: string, parts: readonly string[] = []): boolean =>
  bareDialog.test(text) &&
  !asks.test(text) &&
  (typing.test(text) ||
    parts.some((part) => typing.test(part) && !asksInPart.test(part) && !bareDialog.test(part)))

/** What a file draws that stands in files beside it. */
const partsOf = (file: string): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(/import (?!type)[^\n]* from '\.\/([\w-]+\.tsx)'/g)].map(
    ([, name]) => readFileSync(join(dirname(file), name ?? ''), 'utf8'),
  )

test('no dialog with something typed in it closes without a question', () => {
  const screens = filesBelow(join(root, 'portal', 'src')).filter((file) => file.endsWith('.tsx'))
  const found = screens
    .filter((file) => losing(readFileSync(file, 'utf8'), partsOf(file)))
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
  expect(losing('<Dialog open><Lines /></Dialog>', ['<form><TextField /></form>'])).toBe(true)
  expect(losing('<Dialog open><Lines /><LeaveGuard /></Dialog>', ['<form><TextField /></form>'])).toBe(false)
  expect(losing('<Dialog open><Add /></Dialog>', ['<FormDialog><FormField /></FormDialog>'])).toBe(false)
})
