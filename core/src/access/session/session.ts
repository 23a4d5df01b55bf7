import { atom, computed, type ReadableAtom, type WritableAtom } from 'nanostores'
import type { Actor, User } from '../../foundation/policy/actor.ts'
import {
  readSession,
  writeSession,
  type CurrentUser,
  type Storage,
  type Tenant,
  type UserSettings,
} from './persisted-session.ts'

export type { CurrentUser, Storage, Tenant, UserSettings } from './persisted-session.ts'

/** The one report that a guest opens. */
export interface GuestGrant {
  readonly tenantId: number
  readonly route: string
  /** Its address, without a query. */
  readonly path: string
  readonly client: { readonly id: number; readonly name: string; readonly slug: string }
}

export interface Session {
  readonly $tenant: WritableAtom<Tenant | null>
  readonly $user: WritableAtom<CurrentUser | null>
  readonly $settings: WritableAtom<UserSettings>
  /** Whether the server has confirmed who this is since the page was loaded. */
  readonly $confirmed: WritableAtom<boolean>
  /** What a guest link opens in this tab, whoever else is signed in to the portal. Never stored: the link is the guest's. */
  readonly $guest: WritableAtom<GuestGrant | null>
  readonly $actor: ReadableAtom<Actor>
  /** In memory only: a token in storage would be there for any script to take. */
  readonly $accessToken: WritableAtom<{ readonly token: string; readonly expiresAt: number } | null>
  /** Forgets the user and what the server confirmed; the tenant stays. */
  clear(): void
}

/** A session over a storage; what the storage holds may be old, foreign or broken. */
export function createSession(storage: Storage): Session {
  const stored = readSession(storage)
  const $tenant = atom<Tenant | null>(stored.tenant)
  const $user = atom<CurrentUser | null>(stored.user)
  const $settings = atom<UserSettings>(stored.settings)
  const $accessToken: Session['$accessToken'] = atom(null)
  const $confirmed = atom(false)
  const $guest = atom<GuestGrant | null>(null)
  const save = (): void =>
    writeSession(storage, { tenant: $tenant.get(), user: $user.get(), settings: $settings.get() })
  for (const store of [$tenant, $user, $settings]) store.listen(save)
  return {
    $tenant,
    $user,
    $settings,
    $confirmed,
    $accessToken,
    $guest,
    $actor: computed([$guest, $user, $tenant], (guest, user, tenant) =>
      guest ? guestOf(guest) : actorOf(user, tenant),
    ),
    clear() {
      $accessToken.set(null)
      $confirmed.set(false)
      $user.set(null)
    },
  }
}

const guestOf = ({ tenantId, route, client }: GuestGrant): Actor => ({
  kind: 'guest',
  tenantId,
  grant: { route, clientId: client.id },
})

/** The person of the rules, from what the server said of the current user. */
function actorOf(user: CurrentUser | null, tenant: Tenant | null): Actor {
  if (!user) return { kind: 'visitor', tenantId: tenant?.id ?? null }
  const person: User = {
    kind: 'user',
    id: user.id,
    tenantId: user.tenantId,
    userType: user.UserType.name,
    roles: user.roles,
    departments: user.departments.map((department) => ({
      id: department.id,
      departmentUserTypeId: department.DepartmentUser.departmentUserTypeId,
    })),
    clients: user.clients.map((client) => ({ id: client.id, clientUserTypeId: client.clientUserTypeId })),
    groupIds: user.groupIds,
    hasGroupAccess: user.hasGroupAccess,
    pdfUser: user.pdfUser,
    mustChangePassword: user.mustChangePassword,
    impersonatedBy: user.impersonatedBy,
    // Whose eyes these are in truth only the server knows.
    ...(user.clientView && { clientView: { clientId: user.clientView.id, employeeId: 0 } }),
  }
  return person
}
