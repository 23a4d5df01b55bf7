import { sql } from 'kysely'
import type { Answer } from '@portal/core/calls'
import {
  geoiqService,
  mayChat,
  mayExportGeoiq,
  mayUseAssistantFeature,
} from '@portal/core/foundation/policy/features'
import type { Person } from '@portal/core/foundation/policy/actor'
import { wholeTenant } from '../../foundation/database/context.ts'
import type { Db } from '../../foundation/database/database.ts'
import { partnerOf, type PartnerLook } from '../../foundation/database/partner-of.ts'
import type { Services } from '../../foundation/http/operation.ts'
import { notFound } from '../../foundation/http/refusal.ts'
import type { TenantFacts } from '../tenants/tenants.ts'

/** A tenant as anyone may know it. */
export async function presentTenant(
  services: Services,
  tenant: TenantFacts,
): Promise<Answer<'tenants.byHost'>> {
  const { logo, carousel } = await services.looks.of(tenant.id, { kind: 'visitor', tenantId: tenant.id })
  return {
    id: tenant.id,
    name: tenant.name,
    slug: tenant.slug,
    logo: logo ?? tenant.logo,
    primaryColor: tenant.primaryColor,
    partnerTenant: tenant.parentId !== null,
    TenantCarouselItems: carousel,
  }
}

/**
 * The signed-in user with everything a session keeps.
 * @param person whose session it is; `impersonatedBy` tells the effective user from the original
 */
export async function presentCurrentUser(
  services: Services,
  person: Person,
): Promise<Answer<'users.current'>> {
  if (person.clientView) return presentClientView(services, person, person.clientView.clientId)
  const db = services.database.reading(wholeTenant(person.tenantId))
  const [user, departments, clients, tenant, geoiq, own] = await Promise.all([
    db
      .selectFrom('user_account')
      .where('tenant_id', '=', person.tenantId)
      .where('id', '=', person.id)
      .select([
        'id',
        'email',
        'first_name',
        'last_name',
        'active',
        'suspended',
        'start_date',
        'must_change_password',
        'avatar',
        'kobi_key',
      ])
      .executeTakeFirst(),
    departmentsOf(db, person),
    person.clients.length === 0 ? [] : clientsOf(db, person),
    services.tenants.byId(person.tenantId),
    geoiqOf(db, person),
    person.userType === 'Partner' ? partnerOf(person.tenantId, person.id).execute(db) : null,
  ])
  if (!user || !tenant) throw notFound('Your account')
  const fullName = `${user.first_name} ${user.last_name}`
  const isOfPartner = tenant.parentId !== null || person.userType === 'Partner'
  return {
    id: user.id,
    tenantId: person.tenantId,
    firstName: user.first_name,
    lastName: user.last_name,
    fullName,
    email: user.email,
    avatar: user.avatar,
    active: user.active,
    isSuspended: user.suspended,
    startDate: user.start_date,
    pdfUser: person.pdfUser,
    mustChangePassword: user.must_change_password,
    UserType: { name: person.userType },
    roles: [...person.roles],
    departments,
    partner: isOfPartner ? partnerLook(services, person, tenant, own?.rows[0]) : null,
    impersonatedBy: person.impersonatedBy,
    impersonatedUserName: person.impersonatedBy === null ? null : fullName,
    clientView: null,
    kobiKey: user.kobi_key,
    clients,
    hasGroupAccess: person.hasGroupAccess,
    groupIds: [...person.groupIds],
    features: {
      chat: mayChat(person, {
        enabled: services.settings.chatEnabled,
        listedUsers: services.settings.chatUsers,
      }),
      assistant: mayUseAssistantFeature(person, services.settings.assistantUsers),
      geoiq: mayExportGeoiq(person, geoiq),
    },
  }
}

/** How the portal looks to somebody of a partner: as that says, or else as its tenant does. */
function partnerLook(
  services: Services,
  person: Person,
  tenant: TenantFacts,
  own: PartnerLook | undefined,
): Answer<'users.current'>['partner'] {
  if (tenant.parentId !== null || !own) return { logo: tenant.logo, primaryColor: tenant.primaryColor }
  const { tenantId } = person
  const { logo, logo_name: name, color } = own
  return {
    logo:
      logo === null
        ? tenant.logo
        : services.addresses.signed(
            { tenantId, publicId: logo, name: name ?? '' },
            { kind: 'visitor', tenantId },
          ),
    primaryColor: color,
  }
}

/** Nobody in particular: a user of the client, by the client's name. */
async function presentClientView(
  services: Services,
  person: Person,
  clientId: number,
): Promise<Answer<'users.current'>> {
  const db = services.database.reading({ tenantId: person.tenantId, clientIds: [clientId] })
  const [client, tenant, geoiq] = await Promise.all([
    db
      .selectFrom('client')
      .where('tenant_id', '=', person.tenantId)
      .where('id', '=', clientId)
      .select(['id', 'name', 'slug'])
      .executeTakeFirst(),
    services.tenants.byId(person.tenantId),
    geoiqOf(db, person),
  ])
  if (!client || !tenant) throw notFound('This client')
  return {
    id: person.id,
    tenantId: person.tenantId,
    firstName: client.name,
    lastName: '',
    fullName: client.name,
    email: '',
    avatar: null,
    active: true,
    isSuspended: false,
    startDate: null,
    pdfUser: false,
    mustChangePassword: false,
    UserType: { name: person.userType },
    roles: [...person.roles],
    departments: [],
    partner: tenant.parentId === null ? null : { logo: tenant.logo, primaryColor: tenant.primaryColor },
    impersonatedBy: null,
    impersonatedUserName: null,
    clientView: client,
    kobiKey: null,
    clients: [{ ...client, clientUserTypeId: 0 }],
    hasGroupAccess: false,
    groupIds: [],
    features: { chat: false, assistant: false, geoiq: mayExportGeoiq(person, geoiq) },
  }
}

/** Whether the tenant has GeoIQ, and which of the person's clients have budgets for its service. */
export async function geoiqOf(
  db: Db,
  person: Person,
): Promise<{ enabled: boolean; clientIds: readonly number[] }> {
  const clients = person.clients.map((client) => client.id)
  const { rows } = await sql<{ client_ids: number[] }>`
    select array(select distinct client_id from budget
      where tenant_id = ${person.tenantId} and service_id = ${geoiqService} and deleted_at is null
        and client_id = any (${clients}::integer[])) as client_ids
    from tenant_setting where tenant_id = ${person.tenantId} and setting = 'geoiq' and value = 'true'`.execute(
    db,
  )
  return { enabled: rows.length > 0, clientIds: rows[0]?.client_ids ?? [] }
}

async function departmentsOf(db: Db, person: Person): Promise<Answer<'users.current'>['departments']> {
  if (person.departments.length === 0) return []
  const rows = await db
    .selectFrom('department_user')
    .innerJoin('department', (join) =>
      join
        .onRef('department.tenant_id', '=', 'department_user.tenant_id')
        .onRef('department.id', '=', 'department_user.department_id'),
    )
    .where('department_user.tenant_id', '=', person.tenantId)
    .where('department_user.user_id', '=', person.id)
    .select(['department.id', 'department.name', 'department_user.department_user_type_id'])
    .orderBy('department.id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    DepartmentUser: { departmentUserTypeId: row.department_user_type_id },
  }))
}

/** Clients whose team lists the person, by name. */
export async function clientsOf(
  db: Db,
  person: { readonly id: number; readonly tenantId: number },
): Promise<Answer<'users.clients'>> {
  return db
    .selectFrom('client_user')
    .innerJoin('client', (join) =>
      join
        .onRef('client.tenant_id', '=', 'client_user.tenant_id')
        .onRef('client.id', '=', 'client_user.client_id'),
    )
    .where('client_user.tenant_id', '=', person.tenantId)
    .where('client_user.user_id', '=', person.id)
    .select([
      'client.id',
      'client.name',
      'client.slug',
      sql<number>`client_user.client_user_type_id`.as('clientUserTypeId'),
    ])
    .orderBy('client.name_folded')
    .execute()
}
