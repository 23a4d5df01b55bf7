import { addDays, today } from '@portal/core/foundation/format'
import { Tokens } from '@portal/server/access/sessions/tokens'
import type { Caller } from '../support/index.ts'

/** A task as the API answers it, as far as the tests look. */
export interface Task {
  readonly id: number
  readonly title: string
  readonly client: { readonly id: number; readonly name: string } | null
  readonly priority: { readonly id: number; readonly name: string } | null
  readonly status: { readonly id: number; readonly name: string } | null
  readonly due_date: string
  readonly team: { readonly id: number } | null
  readonly assignee: { readonly id: number; readonly name: string } | null
  readonly reporter: { readonly id: number } | null
  readonly closed: boolean
}
export interface Page<Row> {
  readonly rows: readonly Row[]
  readonly total: number
}
export interface Refused {
  readonly message: string
  readonly errors?: Readonly<Record<string, string>>
}

export const tomorrow = addDays(today(), 1)

/** A task that is taken: due tomorrow, for the account manager of the demo agency. */
export const goodTask = {
  title: 'Call the store',
  teamId: 4,
  typeId: 1,
  assignee: 6,
  dueDate: tomorrow,
  clientId: 1003,
} as const

export const createTask = (by: Caller, changes: object = {}) =>
  by.post<Task & Refused>('/tasks', { ...goodTask, ...changes })

/** The secret of servers for whose task tool these tests make tokens. */
export const secret = 'the secret of a server that lives for these tests only'

/** A person's token for the task tool, made of the person's session. */
export async function toolToken(caller: Caller): Promise<string> {
  const { sub, tid, sid } = JSON.parse(
    Buffer.from((caller.token ?? '').split('.')[1] ?? '', 'base64url').toString(),
  ) as { sub: string; tid: number; sid: string }
  return new Tokens(new TextEncoder().encode(secret)).sign({
    kind: 'task-tool',
    userId: Number(sub),
    tenantId: tid,
    sessionId: sid,
    through: 'portal',
  })
}
