import { parentPort } from 'node:worker_threads'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common'
import { dictionary as english } from '@zxcvbn-ts/language-en'
import type { StrengthAnswer, StrengthQuestion } from './password-strength.ts'

/** Measures passwords in a thread of its own; see password-strength.ts. */

const port = parentPort
if (!port) throw new Error('Passwords are measured in a worker thread only.')

const zxcvbn = new ZxcvbnFactory({ dictionary: { ...common, ...english }, graphs: adjacencyGraphs })

port.on('message', ({ id, password, words }: StrengthQuestion) => {
  const answer: StrengthAnswer = { id, score: zxcvbn.check(password, [...words]).score }
  port.postMessage(answer)
})
