import { sql } from 'kysely'
import type { Answer } from '@portal/core/calls'
import type { Actor } from '@portal/core/foundation/policy/actor'
import { mostSlides } from '@portal/core/access/tenants/carousel'
import type { Db } from '../../foundation/database/database.ts'
import { storeFile } from '../../foundation/files/stored.ts'
import { onlyFile } from '../../foundation/files/upload.ts'
import { holdRow } from '../../foundation/http/hold-row.ts'
import { operation, type Incoming, type Services } from '../../foundation/http/operation.ts'
import { conflict, invalid, notFound } from '../../foundation/http/refusal.ts'

type Slide = Answer<'tenants.addSlide'>

async function slides(
  { db, tenantId, services, actor }: { db: Db; tenantId: number; services: Services; actor: Actor },
  id?: number,
): Promise<Slide[]> {
  let rows = db
    .selectFrom('tenant_carousel_item as item')
    .innerJoin('file', (join) =>
      join.onRef('file.tenant_id', '=', 'item.tenant_id').onRef('file.id', '=', 'item.file_id'),
    )
    .where('item.tenant_id', '=', tenantId)
    .where('item.deleted_at', 'is', null)
  if (id !== undefined) rows = rows.where('item.id', '=', id)
  const found = await rows
    .select([
      'item.id',
      'item.name',
      'item.order',
      'item.active',
      'item.version',
      'file.public_id',
      'file.name as file_name',
    ])
    .orderBy('item.order')
    .orderBy('item.id')
    .execute()
  return found.map(({ public_id: publicId, file_name: fileName, ...slide }) => ({
    ...slide,
    image: services.addresses.signed({ tenantId, publicId, name: fileName }, actor),
  }))
}

async function one(incoming: Parameters<typeof slides>[0], id: number): Promise<Slide> {
  const [slide] = await slides(incoming, id)
  if (!slide) throw notFound('This slide')
  return slide
}

const forget = ({
  services,
  tenantId,
  afterCommit,
}: Pick<Incoming<'tenants.addSlide'>, 'services' | 'tenantId' | 'afterCommit'>) =>
  afterCommit(() => services.looks.forget(tenantId))

export const carousel = operation('tenants.carousel', (incoming) => slides(incoming))

export const addSlide = operation('tenants.addSlide', async (incoming) => {
  const { body, files, db, tenantId, person, audit } = incoming
  const picture = onlyFile(files)
  const name = nameOf(body.name)
  const { count, last } = await db
    .selectFrom('tenant_carousel_item')
    .where('tenant_id', '=', tenantId)
    .where('deleted_at', 'is', null)
    .select((of) => [of.fn.countAll<number>().as('count'), of.fn.max('order').as('last')])
    .executeTakeFirstOrThrow()
  if (count >= mostSlides)
    throw conflict(`There are ${mostSlides} slides already. Remove one before you add another.`)
  const file = await storeFile(incoming, picture, { subject: 'carousel' }, name)
  const { id } = await db
    .insertInto('tenant_carousel_item')
    .values({ tenant_id: tenantId, name, file_id: file.id, order: (last ?? 0) + 1, created_by: person.id })
    .returning('id')
    .executeTakeFirstOrThrow()
  audit({ subject: 'carousel slide', subjectId: id, changes: { name: [null, name] } })
  forget(incoming)
  return one(incoming, id)
})

export const updateSlide = operation('tenants.updateSlide', async (incoming) => {
  const { params, body, db, tenantId, ifMatch, audit } = incoming
  await holdRow(db, { table: 'tenant_carousel_item', tenantId, id: params.id, ifMatch, called: 'This slide' })
  const before = await one(incoming, params.id)
  const set = { ...body, ...(body.name === undefined ? {} : { name: nameOf(body.name) }) }
  await db
    .updateTable('tenant_carousel_item')
    .set({ ...set, version: sql<number>`version + 1` })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', params.id)
    .execute()
  const after = await one(incoming, params.id)
  audit({
    subject: 'carousel slide',
    subjectId: params.id,
    changes: Object.fromEntries(
      (['name', 'order', 'active'] as const).flatMap((field) =>
        before[field] === after[field] ? [] : [[field, [before[field], after[field]]]],
      ),
    ),
  })
  forget(incoming)
  return after
})

export const removeSlide = operation('tenants.removeSlide', async (incoming) => {
  const { params, db, tenantId, audit } = incoming
  const slide = await one(incoming, params.id)
  await db
    .updateTable('tenant_carousel_item')
    .set({ deleted_at: sql<string>`now()` })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', params.id)
    .execute()
  audit({ subject: 'carousel slide', subjectId: params.id, changes: { name: [slide.name, null] } })
  forget(incoming)
  return { id: params.id }
})

function nameOf(text: string): string {
  const name = text.trim()
  if (name === '') throw invalid({ name: 'Field is required' })
  return name
}
