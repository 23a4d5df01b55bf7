import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesBelow } from '../../scripts/hash.mjs'
import { root } from '../support/root.ts'
import catalogue from '../fixtures/catalogue/messages.json' with { type: 'json' }
import { compared } from './matrix.ts'

interface Message {
  readonly id: string
  readonly text: string
  readonly where: string
}

/** The messages of the validation rules are proven by running the rules (validation-messages.test.ts). */
const searched = Object.entries(catalogue).filter(([group]) => group !== 'validation')
/** In brackets stands a description, not a text. */
const messages: readonly Message[] = searched
  .flatMap(([, group]): readonly Message[] => group)
  .filter(({ text }) => !text.startsWith('('))

/** Everything that a person can come to read: sources of the product without their tests. */
const sources = ['core', 'server', 'ui', 'widgets', 'portal']
  .flatMap((room) => filesBelow(join(root, room)))
  .filter((file) => /\/src\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$|\/catalogue\//.test(file))
  .map((file) => readFileSync(file, 'utf8').replaceAll("\\'", "'").replaceAll(/\s+/g, ' '))
  .join('\n')

/**
 * The fixed words of a message, without what is filled in. One that says
 * "more/less" is two messages.
 */
function fixedParts({ text }: Message): string[] {
  const words = text
    .replace('"value"', '{value}')
    .replace('more/less', '{more or less}')
    .replace(/\bN\b/g, '{number}')
    .replace(/ \.\.\.$/, '{kinds}')
  return words
    .split(/\{[^}]*\}/)
    .map((part) => part.trim())
    .filter((part) => /\w{2}/.test(part))
}

/** A word such as Type or Yes stands in every source, whatever it means there. */
const isCommon = ({ text }: Message): boolean => text.length < 8 || /^\w+$/.test(text)

const stands = (part: string): boolean => sources.includes(part)
const missing = (message: Message): boolean => !fixedParts(message).every(stands)

const notYet = messages.filter((message) => !isCommon(message) && missing(message))

const text =
  [
    'Messages of the specification that no source shows yet. A line goes when its message is built, and none may come back.',
    '',
    ...notYet.map(({ id, text: words, where }) => `${id}  ${words}  (${where})`),
  ].join('\n') + '\n'

test('every message of the specification is shown somewhere, or is on the list of those that are not yet', () => {
  const { committed, now } = compared('messages-not-yet.txt', text)
  expect(
    now,
    'Run UPDATE_LAWS=1 npm test -- laws when a message was built; a message that was lost is a defect.',
  ).toEqual(committed)
})

/** What the screens and calls that are built must say, word for word. */
const needed = ['M001', 'M002', 'M017', 'M018', 'M061', 'M067', 'M281', 'M299']

test('what is built so far says the words of the specification', () => {
  const lost = needed.filter((id) => {
    const message = messages.find((each) => each.id === id)
    return message === undefined || missing(message)
  })
  expect(lost).toEqual([])
})
