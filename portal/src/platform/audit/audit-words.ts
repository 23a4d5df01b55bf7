import type { CallFacts } from '@portal/core/foundation/contract/call-facts'
import { facts } from '@portal/core/foundation/contract/facts.generated'
import type { Option } from '@portal/ui/select'

/** `invoiceAmount` as `Invoice amount`. */
export const fieldWords = (field: string): string => {
  const words = field.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase()
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

/** `budgets.createWithFees` as `Budgets: create with fees`. */
const nameOfCall = (call: string): string => fieldWords(call).replace('.', ': ')

/** What a call does, without what only programs need to know of it: the names of its fields. */
export const deedOf = ({ call, summary }: { readonly call: string; readonly summary: string }): string => {
  const [head = ''] = summary.split('`')
  if (head === summary) return summary
  const end = head.lastIndexOf('. ')
  const cut = end === -1 ? Math.max(...[', ', '; ', ': '].map((mark) => head.lastIndexOf(mark))) : end
  return cut === -1 ? nameOfCall(call) : `${head.slice(0, cut)}.`
}

/** The deed alone, without how it is done and what it means for others: what a line of the log has room for. */
export const shortDeedOf = (entry: { readonly call: string; readonly summary: string }): string => {
  const deed = deedOf(entry)
  const [head] = deed.split(/[.;:] /, 1)
  return deed.endsWith('.') && head !== deed ? `${head}.` : deed
}

/** Calls that are not writes by themselves and yet leave a trace. */
const traced = [
  'users.signInWithUserImpersonation',
  'users.signInAsClient',
  'users.stopActing',
  'guestAccesses.verify',
  'guestAccesses.request',
]

/** What can stand in the log. */
export const auditedCalls: readonly Option<string>[] = Object.entries<CallFacts>(facts)
  .filter(([name, { writes }]) => writes || traced.includes(name))
  .map(([name]) => ({ value: name, label: nameOfCall(name) }))
  .toSorted((one, other) => one.label.localeCompare(other.label, 'en-US'))
