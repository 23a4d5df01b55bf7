import { administratorRoles } from '../policy/roles.ts'

/** Who opens a role-gated screen (Route requirements): the administrators and the extra roles. */
export const administratorsAnd = (...extra: readonly string[]): readonly string[] => [
  ...administratorRoles,
  ...extra,
]

export const administratorsOnly = administratorsAnd()
export const developers = administratorsAnd('Developer')
