import type { Incoming } from '../../foundation/http/operation.ts'

/** What of the request is needed that keeps an answer. */
export type Answering = Pick<Incoming<'forms.answer'>, 'db' | 'tenantId' | 'services'>

/** What an answer became, for the list of answers; empty for nothing else. */
export interface Became {
  readonly what:
    | ''
    | 'Client Note'
    | 'Lead'
    | 'Repeated Lead'
    | 'Blacklisted Lead'
    | 'Contact'
    | 'Known Contact'
    | 'Task'
    | 'Interaction'
  /** The lead that arrived, the contact, the task, or the interaction. */
  readonly id: number | null
  /** It becomes a task when the answer is kept: the task tool is another system, which no transaction waits for. */
  readonly later?: true
}

export const nothing: Became = { what: '', id: null }
