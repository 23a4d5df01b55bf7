import type { Answer } from '@portal/core/calls'
import { tenantSettingProblem, type TenantSettingName } from '@portal/core/access/tenants/settings'
import type { Db } from '../../foundation/database/database.ts'
import { setTenantSetting } from '../../foundation/database/tenant-setting.ts'
import { operation, type Incoming } from '../../foundation/http/operation.ts'
import { invalid } from '../../foundation/http/refusal.ts'
import { carouselLimits } from '@portal/core/access/tenants/carousel'

type Setting = Answer<'tenants.setSetting'>

async function settingsOf({
  db,
  tenantId,
  services,
  actor,
}: Pick<Incoming<'tenants.settings'>, 'db' | 'tenantId' | 'services' | 'actor'>): Promise<Setting[]> {
  const tenant = await db
    .selectFrom('tenant')
    .leftJoin('file', (join) =>
      join.onRef('file.tenant_id', '=', 'tenant.id').onRef('file.id', '=', 'tenant.logo_file_id'),
    )
    .leftJoin('tenant_setting as flag', (join) =>
      join.onRef('flag.tenant_id', '=', 'tenant.id').on('flag.setting', '=', 'geoiq'),
    )
    .where('tenant.id', '=', tenantId)
    .select([
      'tenant.name',
      'tenant.primary_color',
      'tenant.logo',
      'file.public_id',
      'file.name as file_name',
      'flag.value as geoiq',
    ])
    .executeTakeFirstOrThrow()
  const { public_id: publicId, file_name: fileName } = tenant
  return [
    { setting: 'name', value: tenant.name },
    { setting: 'primaryColor', value: tenant.primary_color },
    {
      setting: 'logo',
      value:
        publicId === null || fileName === null
          ? tenant.logo
          : services.addresses.signed({ tenantId, publicId, name: fileName }, actor),
    },
    { setting: 'geoiq', value: tenant.geoiq === true },
  ]
}

export const settings = operation('tenants.settings', settingsOf)

/** Sets one setting; whoever has the portal open sees it within seconds. */
export const setSetting = operation('tenants.setSetting', async (incoming) => {
  const { body, db, tenantId, services, audit, afterCommit } = incoming
  const { setting } = body
  const problem = tenantSettingProblem(setting, body.value)
  // Named by the setting: forms show several of them, each with its own sentence.
  if (problem !== null) throw invalid({ [setting]: problem })
  const before = (await settingsOf(incoming)).find((one) => one.setting === setting)?.value
  await write(db, tenantId, setting, body.value)
  // The address of a picture says nothing to who reads the log, and changes by the hour.
  audit({
    subject: 'tenant setting',
    changes: { [setting]: setting === 'logo' ? [null, body.value] : [before, body.value] },
  })
  afterCommit(() => {
    services.tenants.forget(tenantId)
    services.looks.forget(tenantId)
  })
  const after = (await settingsOf(incoming)).find((one) => one.setting === setting)
  return after ?? { setting, value: body.value }
})

async function write(db: Db, tenantId: number, setting: TenantSettingName, value: unknown): Promise<void> {
  const tenant = db.updateTable('tenant').where('id', '=', tenantId)
  switch (setting) {
    case 'name':
      await tenant.set({ name: String(value).trim() }).execute()
      return
    case 'primaryColor':
      await tenant.set({ primary_color: String(value).trim().toUpperCase() }).execute()
      return
    case 'logo':
      await tenant
        .set({
          logo: null,
          logo_file_id: value === null ? null : await pictureOf(db, tenantId, Number(value)),
        })
        .execute()
      return
    case 'geoiq':
      await setTenantSetting(db, tenantId, setting, value)
  }
}

/** A stored picture becomes the tenant's own: it belongs to no client and to nothing else. */
async function pictureOf(db: Db, tenantId: number, fileId: number): Promise<number> {
  const taken = await db
    .updateTable('file')
    .set({ subject: 'tenant logo', subject_id: tenantId })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', fileId)
    .where('subject', 'in', ['asset', 'tenant logo'])
    .where('client_id', 'is', null)
    .where('deleted_at', 'is', null)
    .where('media_type', 'in', [...carouselLimits.only])
    .returning('id')
    .executeTakeFirst()
  if (!taken) throw invalid({ logo: 'Choose a picture: PNG, JPEG, GIF or WebP.' })
  return taken.id
}
