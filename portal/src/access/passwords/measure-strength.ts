import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common'
import { dictionary as english } from '@zxcvbn-ts/language-en'

/** Fetched with the form that asks for a password only: its dictionaries weigh more than the whole portal. */
const zxcvbn = new ZxcvbnFactory({ dictionary: { ...common, ...english }, graphs: adjacencyGraphs })

/** The score of a password, 0 to 4; the server measures the same way. */
export const measureStrength = (password: string, words: readonly string[]): number =>
  zxcvbn.check(password, [...words]).score
