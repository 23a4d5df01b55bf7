import { hasRole } from '../../foundation/policy/roles.ts'
import type { Person } from '../../foundation/policy/actor.ts'
import { keepsInvoices } from '../../money/invoicing/policy.ts'
import { importKinds, type ImportKind } from './fields.ts'

const importRoles = ['Director', 'Executive*', '*Manager', 'Developer'] as const

/** Whether somebody may bring in files of a kind: payments whoever keeps the invoices, the others by role. */
export const mayImport = (person: Person, kind: ImportKind): boolean =>
  kind === 'payments' ? keepsInvoices(person) : hasRole(person, ...importRoles)

/** Whether somebody may bring in files at all. */
export const importsFiles = (person: Person): boolean => importKinds.some((kind) => mayImport(person, kind))
