import { describe, expect, it } from 'vitest'
import { sessionKey, type CurrentUser, type Storage, type Tenant } from './persisted-session.ts'
import { createSession } from './session.ts'

const tenant: Tenant = {
  id: 1,
  name: 'Demo Agency',
  slug: 'demo',
  logo: null,
  primaryColor: '#2854DF',
  partnerTenant: false,
  TenantCarouselItems: [{ id: 1, name: 'Welcome', image: '/welcome.png' }],
}

const user: CurrentUser = {
  id: 7,
  tenantId: 1,
  firstName: 'Clara',
  lastName: 'Client',
  fullName: 'Clara Client',
  email: 'client@demo.test',
  avatar: null,
  active: true,
  isSuspended: false,
  startDate: null,
  pdfUser: false,
  mustChangePassword: false,
  UserType: { name: 'Client' },
  roles: ['Client'],
  departments: [{ id: 4, name: 'Account Management', DepartmentUser: { departmentUserTypeId: null } }],
  partner: null,
  impersonatedBy: null,
  impersonatedUserName: null,
  clientView: null,
  kobiKey: 'secret-key-of-the-task-tool',
  clients: [{ id: 5, slug: 'bay-kia', name: 'Bay Kia', clientUserTypeId: 3 }],
  hasGroupAccess: true,
  groupIds: [3],
  features: { chat: false, assistant: false, geoiq: false },
}

const storageWith = (
  entries: Readonly<Record<string, string>> = {},
): Storage & { readonly kept: Map<string, string> } => {
  const kept = new Map(Object.entries(entries))
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
}

const signedIn = (storage: Storage) => {
  const session = createSession(storage)
  session.$tenant.set(tenant)
  session.$user.set(user)
  session.$settings.set({ visibleVsdColumns: ['spend'], visibleHeavyUpColumns: ['clicks'] })
  session.$accessToken.set({ token: 'secret-access-token', expiresAt: 1 })
  session.$confirmed.set(true)
  return session
}

describe('the session', () => {
  // AUT-30
  it('is the same after a reload: tenant, user, authorised clients, groups and columns', () => {
    const storage = storageWith()
    signedIn(storage)
    const again = createSession(storage)
    expect(again.$tenant.get()).toEqual(tenant)
    expect(again.$user.get()).toMatchObject({
      id: 7,
      clients: user.clients,
      hasGroupAccess: true,
      groupIds: [3],
    })
    expect(again.$settings.get()).toEqual({ visibleVsdColumns: ['spend'], visibleHeavyUpColumns: ['clicks'] })
  })

  it('never keeps the access token or the key to the task tool', () => {
    const storage = storageWith()
    signedIn(storage)
    expect([...storage.kept.values()].join()).not.toContain('secret')
    expect(createSession(storage).$accessToken.get()).toBeNull()
    expect(createSession(storage).$confirmed.get()).toBe(false)
  })

  it('forgets the user on sign-out, here and in the storage, and keeps the tenant', () => {
    const storage = storageWith()
    const session = signedIn(storage)
    session.clear()
    expect([session.$user.get(), session.$accessToken.get(), session.$confirmed.get()]).toEqual([
      null,
      null,
      false,
    ])
    expect(storage.kept.get(sessionKey)).not.toContain('Clara')
    expect(createSession(storage).$tenant.get()).toEqual(tenant)
  })

  it('gives the rules the person that the server described', () => {
    const session = signedIn(storageWith())
    expect(session.$actor.get()).toEqual({
      kind: 'user',
      id: 7,
      tenantId: 1,
      userType: 'Client',
      roles: ['Client'],
      departments: [{ id: 4, departmentUserTypeId: null }],
      clients: [{ id: 5, clientUserTypeId: 3 }],
      groupIds: [3],
      hasGroupAccess: true,
      pdfUser: false,
      mustChangePassword: false,
      impersonatedBy: null,
    })
    session.clear()
    expect(session.$actor.get()).toEqual({ kind: 'visitor', tenantId: 1 })
  })
})

describe('a storage that cannot be trusted', () => {
  const stored = (value: unknown): Storage => storageWith({ [sessionKey]: JSON.stringify(value) })

  it('that is corrupt, foreign or of an older shape starts a new session', () => {
    const storages = [
      storageWith({ [sessionKey]: '{"version":1,"user":' }),
      storageWith({ [sessionKey]: '' }),
      ...[null, 7, 'text', [], {}, { version: 0, user, tenant }, { user, tenant }].map(stored),
    ]
    for (const storage of storages) {
      const session = createSession(storage)
      expect([session.$user.get(), session.$tenant.get()]).toEqual([null, null])
      expect(session.$actor.get()).toEqual({ kind: 'visitor', tenantId: null })
    }
  })

  it('with one broken part keeps the others', () => {
    const broken = [
      { ...user, UserType: undefined },
      { ...user, UserType: { name: 'Emperor' } },
      { ...user, roles: [1] },
      { ...user, departments: [{ id: 4 }] },
      { ...user, clients: null },
    ]
    for (const half of broken) {
      const session = createSession(
        stored({ version: 1, tenant, user: half, settings: { visibleVsdColumns: 5 } }),
      )
      expect(session.$user.get()).toBeNull()
      expect(session.$tenant.get()).toEqual(tenant)
      expect(session.$settings.get()).toEqual({ visibleVsdColumns: [], visibleHeavyUpColumns: [] })
    }
  })

  it('that is full or forbidden leaves the session working in memory', () => {
    const forbidden = (): never => {
      throw new Error('The quota has been exceeded.')
    }
    const session = signedIn({ getItem: forbidden, setItem: forbidden, removeItem: forbidden })
    expect(session.$user.get()).toEqual(user)
  })
})
