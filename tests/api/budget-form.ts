import type { Answer as Body, Given } from '@portal/core/calls'
import type { Caller } from '../support/index.ts'

export type Budget = Body<'budgets.get'>
export type Report = Body<'budgets.active'>
export type Change = Body<'budgetChanges.confirm'>
export type NewBudget = Given<'budgets.createWithFees', 'body'>
export interface Problem {
  readonly code: string
  readonly message: string
  readonly errors?: Readonly<Record<string, string>>
}

/** A budget that any Employee may create: client 1001 of the demo agency, from a day long past, without an end. */
export const goodBudget = (changes: Partial<NewBudget> = {}): NewBudget => ({
  clientId: 1001,
  serviceId: 1,
  budgetType: 'Recurring',
  startsAt: '2026-01-01',
  invoiceAmount: 1500,
  ...changes,
})

/** Creates a budget and answers it; fails the test with the server's answer when it is refused. */
export async function created(by: Caller, changes: Partial<NewBudget> = {}): Promise<Budget> {
  const { status, body } = await by.post<Budget>('/budgets/createBudgetWithFees', goodBudget(changes))
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
  return body
}

export const change = (
  by: Caller,
  id: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
) => by.request<Budget & Problem>('PUT', `/budgets/${id}/updateBudgetWithFees`, { body, headers })

/** Dollars added in cents, so that no float error is mistaken for a difference. */
export const sum = (amounts: readonly (number | null | undefined)[]): number =>
  amounts.reduce<number>((cents, amount) => cents + Math.round((amount ?? 0) * 100), 0) / 100
