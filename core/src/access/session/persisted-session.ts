import type { Part } from '../../foundation/contract/call.ts'
import type { accessCalls } from '../sign-in/calls.ts'
import { userTypes } from '../../foundation/policy/actor.ts'
import { fields, flag, listOf, number, oneOf, orNull, text } from './shape.ts'

export type CurrentUser = Part<(typeof accessCalls)['users.current'], 'response'>
export type Tenant = Part<(typeof accessCalls)['tenants.byHost'], 'response'>

/** Columns that the user chose to see in two wide reports. */
export interface UserSettings {
  readonly visibleVsdColumns: readonly string[]
  readonly visibleHeavyUpColumns: readonly string[]
}

/**
 * What is kept between visits. The user carries
 * the authorised clients, hasGroupAccess and groupIds. Never a token, and
 * never the key to the task tool.
 */
export interface Persisted {
  readonly tenant: Tenant | null
  readonly user: CurrentUser | null
  readonly settings: UserSettings
}

/** The part of `localStorage` that is needed. */
export interface Storage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/** Where the session lies in the storage. */
export const sessionKey = 'portal:session'

/** Raised when the shape changes: an older session is forgotten rather than misread. */
const shapeVersion = 1

export const noColumns: UserSettings = { visibleVsdColumns: [], visibleHeavyUpColumns: [] }

const isTenant = fields<Tenant>({
  id: number,
  name: text,
  slug: text,
  logo: orNull(text),
  primaryColor: text,
  partnerTenant: flag,
  TenantCarouselItems: listOf(fields({ id: number, name: text, image: text })),
})

const isUser = fields<CurrentUser>({
  id: number,
  tenantId: number,
  firstName: text,
  lastName: text,
  fullName: text,
  email: text,
  avatar: orNull(text),
  active: flag,
  isSuspended: flag,
  startDate: orNull(text),
  pdfUser: flag,
  mustChangePassword: flag,
  UserType: fields({ name: oneOf(...userTypes) }),
  roles: listOf(text),
  departments: listOf(
    fields({ id: number, name: text, DepartmentUser: fields({ departmentUserTypeId: orNull(number) }) }),
  ),
  partner: orNull(fields({ logo: orNull(text), primaryColor: text })),
  impersonatedBy: orNull(number),
  impersonatedUserName: orNull(text),
  clientView: orNull(fields({ id: number, name: text, slug: text })),
  kobiKey: orNull(text),
  clients: listOf(fields({ id: number, slug: text, name: text, clientUserTypeId: number })),
  hasGroupAccess: flag,
  groupIds: listOf(number),
  features: fields({ chat: flag, assistant: flag, geoiq: flag }),
})

const isSettings = fields<UserSettings>({
  visibleVsdColumns: listOf(text),
  visibleHeavyUpColumns: listOf(text),
})

const holdsSession = fields({
  version: (value: unknown): value is typeof shapeVersion => value === shapeVersion,
})

/** What the storage holds; each part that is old, foreign or broken is forgotten. */
export const readSession = (storage: Storage): Persisted => {
  const nothing: Persisted = { tenant: null, user: null, settings: noColumns }
  try {
    const value: unknown = JSON.parse(storage.getItem(sessionKey) ?? 'null')
    if (!holdsSession(value)) return nothing
    const stored = new Map<string, unknown>(Object.entries(value))
    const [tenant, user, settings] = ['tenant', 'user', 'settings'].map((part) => stored.get(part))
    return {
      tenant: isTenant(tenant) ? tenant : null,
      user: isUser(user) ? user : null,
      settings: isSettings(settings) ? settings : noColumns,
    }
  } catch {
    return nothing
  }
}

/** Keeps the session; a full or forbidden storage costs the next visit a moment, nothing else. */
export const writeSession = (storage: Storage, { tenant, user, settings }: Persisted): void => {
  const kept = user && { ...user, kobiKey: null }
  try {
    storage.setItem(sessionKey, JSON.stringify({ version: shapeVersion, tenant, user: kept, settings }))
  } catch {
    // Said above: nothing is lost but the memory of this visit.
  }
}
