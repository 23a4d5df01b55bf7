import type pg from 'pg'
import { coopScreenshots } from '@portal/core/work/activities/coop-screenshots'
import { addDays, workingInstant } from './days.ts'
import type { KeptFiles } from './files/keep.ts'
import type { OwnedFile } from './files/owned.ts'
import { insertRows } from './insert-rows.ts'
import { proofRows } from './proof-rows.ts'

/** What is attached to records that others made: which ones, the database knows. */
interface Found {
  readonly what: 'activity' | 'co-op' | 'interaction' | 'support'
  readonly id: number
  readonly client: number | null
  readonly by: number
  readonly at: string
}

/** Records of the demo agency that get files: the newest of the stores of its accounts, and of co-op a month that is claimed. */
const found = `
  (select 'activity' as what, id, client_id as client, user_id as by, logged_at as at from activity
    where tenant_id = 1 and client_id in (1001, 1003) and is_external and type_id = 3 order by logged_at desc, id limit 3)
  union all
  (select 'co-op', id, client_id, user_id, logged_at from (
    select distinct on (a.client_id) a.id, a.client_id, a.user_id, a.logged_at,
      k.state in ('Not started', 'Gathering', 'Ready') and k.channel in ('SEM', 'SEO', 'Facebook') as wanted
    from activity a join claim k on k.tenant_id = a.tenant_id and k.client_id = a.client_id
      and k.month = date_trunc('month', a.logged_at at time zone 'America/Chicago')::date
    where a.tenant_id = 1 and a.type_id = 2 order by a.client_id, wanted desc, a.logged_at desc, a.id) c
    order by wanted desc, client_id limit 6)
  union all
  (select 'interaction', id, client_id, user_id, created_at from interaction
    where tenant_id = 1 and interaction_type_id in (3, 4, 5, 6, 10) and is_public and user_id is not null
    order by client_id in (1001, 1003, 1010) desc, published_at desc, id limit 5)
  union all
  (select 'support', id, null, reporter_id, created_at from support_issue
    where tenant_id = 1 and issue_type = 'Bug' order by id desc limit 2)`

/** What the demo agency has of files: attachments, proofs, co-op documents and slides. */
export async function insertFiles(client: pg.ClientBase, kept: KeptFiles, today: string): Promise<void> {
  const { rows } = await client.query<Found>(found)
  const ago = (days: number, hour = 10): string => workingInstant(addDays(today, -days), hour, 20)
  const { rows: proofs, versions, pins, files: creatives } = proofRows(today)
  const attached = rows.flatMap((row): readonly OwnedFile[] => {
    const owner = {
      subjectId: row.id,
      by: row.by,
      at: row.at,
      ...(row.client === null ? {} : { clientId: row.client }),
    }
    switch (row.what) {
      case 'activity':
        return [{ ...owner, file: 'terms', subject: 'activity', label: 'Search terms of the month' }]
      case 'co-op':
        return [
          ...coopScreenshots.map(({ slot, label }) => ({
            ...owner,
            file: slot === 'current' ? ('pageNow' as const) : ('pageBefore' as const),
            subject: 'activity',
            label,
          })),
          { ...owner, file: 'invoice', subject: 'activity', label: 'Media invoice' },
        ]
      case 'interaction':
        return [{ ...owner, file: 'agenda', subject: 'interaction', label: 'Agenda and results' }]
      case 'support':
        return [{ ...owner, file: 'pageBroken', subject: 'support issue' }]
    }
  })
  const owned: readonly OwnedFile[] = [
    ...creatives,
    ...coopDocuments.flatMap(({ id, files, by }) =>
      files.map((file): OwnedFile => ({
        file,
        subject: 'co-op document',
        subjectId: id,
        by,
        at: ago(40 - id * 9),
      })),
    ),
    ...slides.map(({ name, file }): OwnedFile => ({
      file,
      subject: 'carousel',
      label: name,
      by: 4,
      at: ago(30),
    })),
    ...attached,
  ]
  await insertRows(
    client,
    'file',
    owned.map(({ file, subject, subjectId, clientId, label, by, at }, place) => ({
      tenant_id: 1,
      id: place + 1,
      ...kept[file],
      label: label ?? '',
      subject,
      subject_id: subjectId ?? null,
      client_id: clientId ?? null,
      created_by: by,
      created_at: at,
    })),
  )
  const idOf = (one: (owned: OwnedFile) => boolean): number => owned.findIndex(one) + 1
  await insertRows(client, 'proof', proofs)
  await insertRows(
    client,
    'proof_version',
    versions.map(({ file, ...version }) => ({
      ...version,
      file_id: idOf(
        (one) => one.subject === 'proof' && one.subjectId === version.proof_id && one.file === file,
      ),
    })),
  )
  await insertRows(client, 'proof_pin', pins)
  await insertRows(
    client,
    'coop_document',
    coopDocuments.map(({ files: _, by, ...document }) => ({
      tenant_id: 1,
      ...document,
      created_by: by,
      created_at: ago(40 - document.id * 9),
      updated_at: ago(40 - document.id * 9),
    })),
  )
  await insertRows(
    client,
    'tenant_carousel_item',
    slides.map(({ name, file }, at) => ({
      tenant_id: 1,
      id: at + 1,
      name,
      file_id: idOf((one) => one.subject === 'carousel' && one.file === file),
      order: at + 1,
      created_by: 4,
      created_at: ago(30),
    })),
  )
  await insertRows(
    client,
    'interaction_value',
    attached.flatMap(({ subject, subjectId, clientId }) =>
      subject === 'interaction'
        ? [
            {
              tenant_id: 1,
              interaction_id: subjectId,
              custom_field_id: documentsField,
              client_id: clientId,
              data: JSON.stringify([idOf((one) => one.subject === subject && one.subjectId === subjectId)]),
            },
          ]
        : [],
    ),
  )
}

/** The custom field of interactions that holds files. */
const documentsField = 12

const slides = [
  { name: 'Your results every morning, store by store', file: 'slideResults' },
  { name: 'Truck month: new creative is ready for your approval', file: 'slideRoad' },
] as const

const coopDocuments = [
  {
    id: 1,
    name: 'Stellantis digital program',
    description: 'What is reimbursed this year, and what a claim needs.',
    shared: true,
    files: ['guide', 'rates'],
    by: 12,
  },
  {
    id: 2,
    name: 'Subaru claim form',
    description: 'Signed by the general manager, one for each month.',
    shared: true,
    files: ['claimForm'],
    by: 12,
  },
  {
    id: 3,
    name: 'Samples for new account managers',
    description: 'A claim that was paid at once: invoice and both screenshots.',
    shared: false,
    files: ['invoice', 'pageNow', 'pageBefore'],
    by: 6,
  },
] as const
