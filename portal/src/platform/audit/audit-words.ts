import type { CallFacts } from '@portal/core/foundation/contract/call-facts'
import { facts } from '@portal/core/foundation/contract/facts.generated'
import { pathOf } from '@portal/core/foundation/routes'
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

const audited = Object.entries<CallFacts>(facts)
  .filter(([name, { writes }]) => writes || traced.includes(name))
  .map(([name]) => name)
const areaOf = (name: string): string => name.slice(0, name.indexOf('.') + 1)

/** What can stand in the log: each deed, and before them whatever is done with that kind of record, whose name ends with a dot. */
export const auditedCalls: readonly Option<string>[] = [...new Set(audited.map(areaOf))]
  .map((area) => ({ value: area, label: `${fieldWords(area.slice(0, -1))}: anything` }))
  .toSorted((one, other) => one.label.localeCompare(other.label, 'en-US'))
  .flatMap((area) => [
    area,
    ...audited
      .filter((name) => areaOf(name) === area.value)
      .map((name) => ({ value: name, label: nameOfCall(name) }))
      .toSorted((one, other) => one.label.localeCompare(other.label, 'en-US')),
  ])

/** Where a record is looked at that an entry is of; null for one that has no page of its own. */
export function pageOfRecord(subject: string | null, id: number | null): string | null {
  if (subject === null || id === null) return null
  switch (subject) {
    case 'budget':
      return pathOf('budgets.edit', { id: String(id) })
    case 'user':
      return pathOf('users.edit', { id: String(id) })
    case 'task':
      return pathOf('tasks', {}, { task_id: String(id) })
    case 'opportunity':
      return pathOf('leads.detail', { leadId: String(id) })
    case 'form':
      return pathOf('tools.forms.edit', { id: String(id) })
    case 'proof':
      return pathOf('tools.proofs.detail', { id: String(id) })
    case 'import':
      return pathOf('imports.index', {}, { run: String(id) })
    default:
      return null
  }
}
