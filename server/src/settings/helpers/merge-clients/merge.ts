import { sql } from 'kysely'
import { formatCount, today } from '@portal/core/foundation/format'
import { pathOf } from '@portal/core/foundation/routes'
import { monthWords } from '@portal/core/money/invoicing/expected'
import type { Db } from '../../../foundation/database/database.ts'
import { conflict, invalid } from '../../../foundation/http/refusal.ts'
import { holdInvoices } from '../../../money/invoicing/hold.ts'
import { writeClients } from '../../../clients/profile/write-clients.ts'
import type { Found } from '../found.ts'
import { leftWith, moveAgreements } from './agreements.ts'
import { auditBoth, counted, held, looked, peopleOf, type Asking, type ClientRow } from './both-clients.ts'
import { handOverMonth, moveBudgets, type Merging } from './budgets.ts'
import { clearDrafts, renewDrafts } from './drafts.ts'
import { moveRows, type RowKeys } from './move-rows.ts'
import { agreements, budgets, facts, moveFacts, openMerge } from './moved.ts'
import { placesOf } from './places.ts'

/** Two clients become one: what refers to the one that goes refers to the other from now on. */
export async function mergeClients(asking: Asking): Promise<Found> {
  const { db, tenantId, body, person } = asking
  await holdInvoices(db, tenantId)
  const [gone, kept] = await held(db, tenantId, { clientId: body.clientId, toClientId: body.toClientId })
  if (!gone || !kept || gone.id === kept.id) throw invalid({ toClientId: 'Choose another client.' })
  const open = await openMerge(db, tenantId, gone.id)
  if (open) throw conflict(`${gone.name} was merged already. Take that back first.`)
  const merging: Merging = { tenantId, from: gone.id, to: kept.id, by: person.id }
  const people = await peopleOf(db, merging)
  const found = await looked(db, body.dryRun, () => carryOut(db, merging, gone, kept))
  if (!body.dryRun)
    auditBoth(asking, people, [
      { id: gone.id, changes: { mergedInto: [null, kept.id] } },
      { id: kept.id, changes: { merged: [null, gone.id] } },
    ])
  const verb = body.dryRun ? 'would become one with' : 'is one with'
  return {
    count: Math.max(1, found.count),
    sentence: `${gone.name} ${verb} ${kept.name}${found.count === 0 ? '; nothing refers to it' : ''}. ${gone.name} is canceled, its approved invoices and what it signed stay with it.`,
    rows: found.rows,
  }
}

async function carryOut(
  db: Db,
  merging: Merging,
  gone: ClientRow,
  kept: ClientRow,
): Promise<Pick<Found, 'count' | 'rows'>> {
  const { tenantId, from, to, by } = merging
  const month = await handOverMonth(db, merging)
  const months = await clearDrafts(db, tenantId, [from, to])
  const moved: Record<string, RowKeys> = {}
  const lines: { readonly text: string; readonly count: number; readonly path: string | null }[] = []
  for (const place of await placesOf(db)) {
    const { moved: keys, stayed } = await moveRows(db, place, { tenantId, from, to })
    if (keys.length > 0) moved[`${place.table}.${place.column}`] = keys
    if (keys.length > 0)
      lines.push({
        text: `${counted(keys.length, place.table)} ${keys.length === 1 ? 'moves' : 'move'}`,
        count: keys.length,
        path: null,
      })
    if (stayed > 0)
      lines.push({
        text: `${counted(stayed, place.table)} ${stayed === 1 ? 'stays' : 'stay'} with ${gone.name}: ${kept.name} has ${stayed === 1 ? 'it' : 'them'} already`,
        count: 0,
        path: null,
      })
  }
  const campaigns = (moved['metric_campaign.client_id'] ?? []).flatMap(([id]) =>
    typeof id === 'number' ? [id] : [],
  )
  const figures = await moveFacts(db, merging, campaigns)
  if (figures > 0)
    lines.push({ text: `${formatCount(figures)} daily figures move`, count: figures, path: null })
  const drafts = await moveAgreements(db, merging)
  moved[agreements] = drafts.map((id) => [id])
  if (drafts.length > 0)
    lines.push({
      text: `${counted(drafts.length, 'agreement')} that ${drafts.length === 1 ? 'is a draft moves' : 'are drafts move'}`,
      count: drafts.length,
      path: null,
    })
  lines.push(...(await stayingOf(db, merging, gone, kept)))
  const { moved: whole, split, stayed } = await moveBudgets(db, merging, month)
  moved[budgets] = whole.map((id) => [id])
  moved[facts] = campaigns.map((id) => [id])
  if (whole.length > 0)
    lines.push({
      text: `${counted(whole.length, 'budget')} ${whole.length === 1 ? 'moves' : 'move'}`,
      count: whole.length,
      path: null,
    })
  if (split.length > 0)
    lines.push({
      text: `${counted(split.length, 'budget')} on approved invoices: what was charged stays with ${gone.name}, and from ${monthWords(month)} on ${split.length === 1 ? 'it goes' : 'they go'} on with ${kept.name}`,
      count: split.length,
      path: pathOf('clients.profile.budgets', { slug: kept.slug }),
    })
  if (stayed > 0)
    lines.push({
      text: `${counted(stayed, 'budget')} ${stayed === 1 ? 'stays' : 'stay'} with ${gone.name}: ended, and on approved invoices`,
      count: 0,
      path: null,
    })
  await renewDrafts(db, tenantId, months, [from, to])
  await writeClients(db, tenantId, () =>
    sql`update client set canceled_at = coalesce(canceled_at, ${today()}::date) where tenant_id = ${tenantId} and id = ${from}`.execute(
      db,
    ),
  )
  await sql`insert into client_merge (tenant_id, client_id, into_client_id, canceled_at, moved, split, merged_by)
    values (${tenantId}, ${from}, ${to}, ${gone.canceled_at}::date, ${JSON.stringify(moved)}::jsonb, ${JSON.stringify(split)}::jsonb, ${by})`.execute(
    db,
  )
  return {
    count: lines.reduce((sum, { count }) => sum + count, 0),
    rows: lines.toSorted((one, other) => other.count - one.count).map(({ text, path }) => ({ text, path })),
  }
}

/** What stays with the one that goes although people may look for it with the other, and why. */
async function stayingOf(
  db: Db,
  merging: Merging,
  gone: ClientRow,
  kept: ClientRow,
): Promise<readonly { readonly text: string; readonly count: 0; readonly path: string }[]> {
  const left = await leftWith(db, merging)
  return [
    ...(left.agreements === 0
      ? []
      : [
          {
            text: `${counted(left.agreements, 'agreement')} ${left.agreements === 1 ? 'stays' : 'stay'} with ${gone.name}: what was sent or signed names it`,
            count: 0 as const,
            path: `${pathOf('agreements.index')}?search=${encodeURIComponent(gone.name)}`,
          },
        ]),
    ...(left.guestLinks === 0
      ? []
      : [
          {
            text: `${formatCount(left.guestLinks)} guest ${left.guestLinks === 1 ? 'link stays' : 'links stay'} with ${gone.name}: whoever has one was shown that store alone, and sees no more of it. Make new ones for ${kept.name}`,
            count: 0 as const,
            path: pathOf('clients.profile.guest-access', { slug: kept.slug }),
          },
        ]),
  ]
}
