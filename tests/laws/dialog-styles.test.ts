import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesBelow } from '../../scripts/hash.mjs'
import { root } from '../support/root.ts'

/** A rule for every paragraph, heading or control somewhere inside: also for those of a dialog that is opened there. */
const reaching =
  /(?:^|[\s,])(\.[\w-]+(?:\[[^\]]*\])?(?: \.?[\w-]+)* (?:p|h[1-6]|button|input|label|select|textarea))(?![\w-]|:not\(dialog \*\))/g

const reachingIn = (text: string): readonly string[] =>
  [...text.matchAll(reaching)].flatMap(([, selector]) => selector ?? [])

/** Where no dialog is opened, each with its reason. */
const holdsNone: Readonly<Record<string, string>> = {
  'portal/src/access/embed/embedding.module.css .make p': 'the content of a dialog itself',
  'portal/src/access/terms/terms.module.css .text h2': 'the words of the terms',
  'portal/src/clients/contacts/contacts.module.css .lately h3': 'the content of a dialog itself',
  'portal/src/platform/parts/feed/feed.module.css .body h1': 'the words of an activity or interaction',
  'portal/src/platform/parts/feed/feed.module.css .body h2': 'the words of an activity or interaction',
  'portal/src/platform/parts/feed/feed.module.css .body h3': 'the words of an activity or interaction',
  'portal/src/platform/parts/shown-once/shown-once.module.css .ready p': 'the content of a dialog itself',
  'portal/src/sites/intelligence/intelligence.module.css .entry h2':
    'an entry of a timeline, which opens nothing',
  'portal/src/sites/intelligence/intelligence.module.css .entry p':
    'an entry of a timeline, which opens nothing',
  'portal/src/sites/intelligence/intelligence.module.css .snippet p': 'the content of a dialog itself',
  'portal/src/platform/webhooks/webhooks.module.css .try p': 'the content of a dialog itself',
}

test('no rule of a screen changes what stands in a dialog over it', () => {
  const sheets = filesBelow(join(root, 'portal', 'src')).filter((file) => file.endsWith('.css'))
  const found = sheets.flatMap((file) =>
    reachingIn(readFileSync(file, 'utf8')).map((selector) => `${file.slice(root.length + 1)} ${selector}`),
  )
  expect(sheets.length).toBeGreaterThan(50)
  expect(new Set(found)).toEqual(new Set(Object.keys(holdsNone)))
})

test('a rule that reaches into a dialog is told from one that does not', () => {
  expect(reachingIn('  .sums p,\n  .sum { margin: 0 }')).toEqual(['.sums p'])
  expect(reachingIn('.columns h2 {}')).toEqual(['.columns h2'])
  expect(reachingIn('.columns h2:not(dialog *) {}')).toEqual([])
  expect(reachingIn('.columns > h2 {}')).toEqual([])
  expect(reachingIn('.facts dt {}')).toEqual([])
})
