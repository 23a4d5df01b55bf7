import { isTopic, type Thread } from './question.ts'

const few = '((?:[^\\s,]+ ){0,3}[^\\s,]+)'

/** Ways to put right what was asked before, each with what is meant behind it. */
const corrections: readonly (readonly [RegExp, string])[] = [
  // `not Hartwell, Eastgate`, `no, not October but September`
  [
    new RegExp(`^(?:no|nope|sorry|oops|wait)?[,. ]*(?:i (?:mean|meant) )?not ${few}(?:,| but) ${few}$`, 'i'),
    '$2',
  ],
  // `sorry, Eastgate not Hartwell`
  [
    new RegExp(
      `^(?:no|nope|sorry|oops|wait|my bad)[,. ]+(?:no[, ]+)?(?:i (?:mean|meant) )?${few},? not ${few}$`,
      'i',
    ),
    '$1',
  ],
  // `no, Eastgate Toyota`: without a comma it would be all but that one.
  [
    new RegExp(
      `^(?:(?:no|nope)[,.]|sorry|oops|wrong (?:one|store|client|dealer|month|year|channel)) *,? *(?!i mean|i meant|not )${few}$`,
      'i',
    ),
    '$1',
  ],
  // `for Eastgate Toyota instead`
  [new RegExp(`^(?:(?:use|try|do|take|make it) )?${few},? instead$`, 'i'), '$1'],
]

/** `only calls` after interactions of every kind: those by phone. */
const justCalls = /^((?:(?:and|just|only|the) )+)calls$|^()calls(?= only$)/i

/**
 * What a few words put right of the question before, said in one way: `no, Eastgate Toyota` as `I meant Eastgate
 * Toyota`. Null where they correct nothing.
 */
export function correctedWords(text: string, { question, offered, choices }: Thread): string | null {
  if (!isTopic(question) || offered !== undefined || choices !== null) return null
  const said = text.trim().replace(/[?!.\s]+$/, '')
  for (const [pattern, meant] of corrections)
    if (pattern.test(said)) {
      const right = said.replace(pattern, meant).replace(/^(?:for|with|on|in) /i, '')
      return `I meant ${right}`
    }
  // `leave the client users out`
  const [, verb, what] =
    /^(?:(?:and|ok|please|but) )*(leave|take|filter) (?!out\b)(.+) out$/i.exec(said) ?? []
  if (verb !== undefined) return `${verb} out ${what}`
  return question.topic === 'interactions' && justCalls.test(said)
    ? said.replace(justCalls, (_, before?: string) => `${before ?? ''}phone calls`)
    : null
}
