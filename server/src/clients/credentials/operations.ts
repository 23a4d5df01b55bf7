import { sql } from 'kysely'
import type { Answer } from '@portal/core/calls'
import { credentials } from '@portal/core/clients/profile/client-access'
import { today } from '@portal/core/foundation/format'
import { operation } from '../../foundation/http/operation.ts'
import { conflict } from '../../foundation/http/refusal.ts'
import { createRecord, getRecord, openSecret, updateRecord } from '../../platform/records/write-records.ts'
import type { RecordRequest } from '../../platform/records/record-request.ts'
import { codeAddressOf, codeOf } from './one-time-codes.ts'

const reveal = operation('credentials.reveal', async (incoming) => {
  const { id, clientId, value } = await openSecret(credentials, { ...incoming, query: {} }, 'secret')
  incoming.audit({
    subject: credentials.one,
    subjectId: id,
    ...(clientId === undefined ? {} : { clientId }),
    changes: { lookedAt: 'Password' },
  })
  return { value }
})

const code = operation('credentials.code', async (incoming) => {
  const { id, clientId, value } = await openSecret(credentials, { ...incoming, query: {} }, 'codeSecret')
  if (value === null || value === '')
    throw conflict('This credential has no one-time code: add its secret first.')
  incoming.audit({
    subject: credentials.one,
    subjectId: id,
    ...(clientId === undefined ? {} : { clientId }),
    changes: { lookedAt: 'One-time code' },
  })
  return codeOf(value)
})

/** What follows from what was written: whether there is a code, and by when the password is to be changed. */
async function follow({ db, tenantId, body }: RecordRequest, id: number): Promise<void> {
  const { secret, codeSecret } = body
  await sql`
    update credential set
      has_code = case when ${typeof codeSecret === 'string'} then ${codeSecret !== undefined && codeSecret !== ''} else has_code end,
      rotated_at = case when ${secret !== undefined} then ${today()}::date else rotated_at end,
      rotate_at = case when ${secret !== undefined} then ${today()}::date else rotated_at end + rotate_days
    where tenant_id = ${tenantId} and id = ${id}`.execute(db)
}

const withAddress = <B extends { codeSecret?: string }>(body: B): B =>
  body.codeSecret ? { ...body, codeSecret: codeAddressOf(body.codeSecret) } : body

const create = operation('credentials.create', async (incoming) => {
  const request = { ...incoming, params: undefined, query: {}, body: withAddress(incoming.body) }
  const { id } = await createRecord(credentials, request)
  await follow(request, id)
  return getRecord(credentials, { ...request, params: { id } })
})

const update = operation('credentials.update', async (incoming) => {
  const request = { ...incoming, query: {}, body: withAddress(incoming.body) }
  await updateRecord(credentials, request)
  await follow(request, incoming.params.id)
  return getRecord(credentials, { ...request, body: {} })
})

type Line = Answer<'credentials.history'>[number]

const history = operation('credentials.history', async (incoming) => {
  const { db, tenantId, params } = incoming
  // One that the asker may not see has no history.
  await getRecord(credentials, { ...incoming, query: {}, body: {} })
  const { rows } = await sql<Line>`
    select e.at, coalesce(u.first_name || ' ' || u.last_name, 'The portal') as by,
      case e.call when 'credentials.create' then 'Added' when 'credentials.reveal' then 'Looked at'
        when 'credentials.code' then 'Code'
        else case when e.changes ? 'secret' then 'Rotated' else 'Changed' end end as what
    from audit_entry e
      left join user_account u on u.tenant_id = e.tenant_id and u.id = coalesce(e.impersonated_by, e.user_id)
    where e.tenant_id = ${tenantId} and e.subject = ${credentials.one} and e.subject_id = ${params.id}
      and e.call in ('credentials.create', 'credentials.update', 'credentials.reveal', 'credentials.code')
    order by e.at desc, e.id desc limit 100`.execute(db)
  return [...rows]
})

export const credentialOperations = {
  'credentials.reveal': reveal,
  'credentials.code': code,
  'credentials.create': create,
  'credentials.update': update,
  'credentials.history': history,
}
