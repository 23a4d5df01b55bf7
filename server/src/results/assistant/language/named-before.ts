import { isTopic, type Named, type Question } from './question.ts'

const leans =
  /\b(with|to|at|from) (?:them|him|her|it|there|(?:that|this) (?:store|client|dealer|dealership|account|guy))\b|\b(?:over )?there(?! (?:is|are|was|were|has|have|been)\b)/i

/** The one client that a question before was of; null where it was of several, or of nobody. */
function clientOf(question: Question | null): Named | null {
  const last = question?.ask === 'several' ? (question.questions.at(-1) ?? null) : question
  if (last === null) return null
  if (isTopic(last)) {
    const [one, other] = last.clients
    return one && !other && one.id !== -1 && last.groups.length === 0 ? one : null
  }
  const named = last.ask === 'record' || last.ask === 'team' || last.ask === 'changes' ? last.of : null
  return named !== null && named !== 'mine' && named.kind === 'client' && named.id !== -1 ? named : null
}

/** `who did the last call with them` after a question of one client, with its name; null where it leans on nobody. */
export function withNameOf(text: string, before: Question | null): string | null {
  // What is compared with `them` is compared with somebody else.
  const client = leans.test(text) && !/\bcompar/i.test(text) ? clientOf(before) : null
  return client && text.replace(leans, (_, by?: string) => `${by ?? 'at'} ${client.name}`)
}
