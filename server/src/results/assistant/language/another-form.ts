import { done } from './about-one.ts'
import type { Question, Reading } from './question.ts'

const asks =
  /^(?:(?:ok|okay|no|then|just|instead|make it|do|as|so|and|well|alright) )*(?:a|an) (task|activity|interaction|reminder|call|note|budget change)(?: (?:then|instead|for (?:it|them|that|that one|this)|please|is fine|will do))*$/

const formOf: Readonly<Record<string, string>> = {
  task: 'task',
  reminder: 'task',
  activity: 'activity',
  note: 'activity',
  interaction: 'interaction',
  call: 'interaction',
  'budget change': 'budgetChange',
}

/** `then just a task for it` after a form that was prepared: that one, with what was said already. */
export function anotherForm(line: string, before: Question | null): Reading | null {
  const form = formOf[asks.exec(line)?.[1] ?? '']
  return before?.ask === 'form' && form !== undefined ? done({ ...before, form }) : null
}
