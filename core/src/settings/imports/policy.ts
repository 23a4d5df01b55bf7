import { hasRole } from '../../foundation/policy/roles.ts'
import type { Person } from '../../foundation/policy/actor.ts'
import { keepsInvoices } from '../../money/invoicing/policy.ts'
import type { ImportKind } from './fields.ts'

const importRoles = ['Director', 'Executive*', '*Manager', 'Developer'] as const

/**
 * Whether somebody may bring in files of a kind: payments whoever keeps the
 * invoices, entries whoever keeps their list, the others by role.
 * @param keepsList whether the list of the entries is this person's to keep
 */
export const mayImport = (person: Person, kind: ImportKind, keepsList = false): boolean =>
  kind === 'payments'
    ? keepsInvoices(person)
    : kind === 'entries'
      ? keepsList
      : hasRole(person, ...importRoles)
