import { rm } from 'node:fs/promises'
import { sql } from 'kysely'
import { addMonths, monthRange, today } from '@portal/core/foundation/format'
import { openStates, proofOf, type ClaimChannel } from '@portal/core/programs/coop/claims'
import { wholeTenant } from '../../foundation/database/context.ts'
import { storeFile } from '../../foundation/files/stored.ts'
import { asUpload } from '../../foundation/files/upload.ts'
import { operation, type Services } from '../../foundation/http/operation.ts'
import { invalid, notFound } from '../../foundation/http/refusal.ts'
import { ForbiddenAddress, Unreadable } from '../../foundation/outside/fetcher.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import { eachTenant } from '../../platform/jobs/each.ts'
import { claimRows } from './claim-rows.ts'
import { claimedBy, landingPagesOf } from './ran.ts'

/** The subject of pictures of landing pages. */
export const pagePictureSubject = 'claim page'

/** Claims of a tenant that are looked at in one night. */
const mostClaims = 100

/** Channels whose claims name landing pages. */
const withPages = Object.entries(proofOf).flatMap(([channel, kinds]) =>
  kinds.includes('Landing Pages') ? [channel] : [],
)

interface OfClaim {
  readonly tenantId: number
  readonly id: number
}

/** Takes a picture of each landing page of a claim, in place of earlier ones. It may run twice. */
export const picturePagesOfClaim = defineJob<OfClaim>({
  name: 'picture-pages-of-claim',
  retries: { most: 1, firstWait: 300 },
  limit: 600,
  async run({ tenantId, id }, services) {
    const db = services.database.reading(wholeTenant(tenantId))
    const [claim] = await claimRows(db, tenantId, sql`k.id = ${id}`)
    if (!claim) return
    const pages = await landingPagesOf(db, tenantId, claimedBy(claim), id)
    for (const { address } of pages) {
      const taken = await pictureOf(services, address)
      await keep(services, { tenantId, claimId: id, clientId: claim.client_id, address }, taken)
    }
  },
})

/** A picture of a page, or why there is none; what is no fault of the page is thrown. */
async function pictureOf({ pagePictures }: Services, address: string): Promise<Buffer | string> {
  try {
    return await pagePictures.take(address)
  } catch (error) {
    if (error instanceof ForbiddenAddress || error instanceof Unreadable) return error.message
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    // What the system says of an address that nobody answers at.
    if (/^(E[A-Z_]+|CERT_.*|UNABLE_.*|DEPTH_.*|ERR_TLS.*|ERR_SSL.*|HPE_.*)$/.test(code))
      return 'Nobody answers at this address.'
    throw error
  }
}

interface Page {
  readonly tenantId: number
  readonly claimId: number
  readonly clientId: number
  readonly address: string
}

async function keep(
  services: Services,
  { tenantId, claimId, clientId, address }: Page,
  taken: Buffer | string,
): Promise<void> {
  const undone: (() => unknown)[] = []
  const uploads =
    typeof taken === 'string'
      ? []
      : [
          await asUpload(
            { name: `${nameOf(address)}.jpeg`, mediaType: 'image/jpeg', bytes: taken },
            services.files.incoming,
          ),
        ]
  try {
    await services.files.bring(uploads)
    await services.database.write(wholeTenant(tenantId), async (db) => {
      const storing = {
        db,
        tenantId,
        person: null,
        services,
        afterRollback: (work: () => unknown) => void undone.push(work),
      }
      await sql`update file f set deleted_at = now() from claim_page k
        where k.tenant_id = ${tenantId} and k.claim_id = ${claimId} and k.address = ${address}
          and f.tenant_id = k.tenant_id and f.id = k.file_id and f.deleted_at is null`.execute(db)
      const owner = { subject: pagePictureSubject, subjectId: claimId, clientId }
      const [upload] = uploads
      const file = upload ? await storeFile(storing, upload, owner, address.slice(0, 200)) : null
      await sql`
        insert into claim_page (tenant_id, claim_id, client_id, address, file_id, reason)
        values (${tenantId}, ${claimId}, ${clientId}, ${address}, ${file?.id ?? null}, ${typeof taken === 'string' ? taken : ''})
        on conflict (tenant_id, claim_id, address) do update
          set file_id = excluded.file_id, reason = excluded.reason, taken_at = excluded.taken_at`.execute(db)
    })
  } catch (error) {
    for (const undo of undone) await undo()
    throw error
  } finally {
    await services.files.release(uploads)
    for (const { path } of uploads) await rm(path, { force: true })
  }
}

/** `www.store.example specials`: an address as the name of a file. */
const nameOf = (address: string): string =>
  address
    .replace(/^https?:\/\//, '')
    .replaceAll(/[^\w.-]+/g, ' ')
    .trim()
    .slice(0, 80)

/** Has the pages of a claim pictured now. */
export const picturePages = operation(
  'coopClaims.picturePages',
  async ({ db, tenantId, params, services, audit }) => {
    const [claim] = await claimRows(db, tenantId, sql`k.id = ${params.id}`)
    if (!claim) throw notFound('This claim')
    if (!services.pagePictures.there)
      throw invalid({
        id: 'No browser is installed where the portal runs: put screenshots to an activity of the type CO-OP instead.',
      })
    const pages = await landingPagesOf(db, tenantId, claimedBy(claim), params.id)
    if (pages.length === 0 || !withPages.includes(claim.channel))
      throw invalid({
        id: 'No landing pages of this claim are known, so there is nothing to take a picture of.',
      })
    await services.jobs.enqueue(db, picturePagesOfClaim, { tenantId, id: params.id })
    audit({
      subject: 'claim',
      subjectId: params.id,
      clientId: claim.client_id,
      changes: { pictures: [null, pages.map(({ address }) => address)] },
    })
    return { pages: pages.length }
  },
)

interface NightRow {
  readonly id: number
  readonly client_id: number
  readonly channel: ClaimChannel
  readonly month: string
}

/**
 * Each night: open claims of this month and the one before that nobody has pictures of yet, so that pages are seen as
 * they were while they ran.
 */
export const tendPagePictures = defineJob({
  name: 'tend-page-pictures',
  every: '20 4 * * *',
  retries: { most: 1, firstWait: 300 },
  limit: 300,
  async run(_, services) {
    if (!services.pagePictures.there) return
    const { database, jobs } = services
    const from = monthRange(addMonths(today(), -1)).start
    await eachTenant(database, (tenantId) =>
      database.write(wholeTenant(tenantId), async (db) => {
        const { rows } = await sql<NightRow>`
          select k.id, k.client_id, k.channel, k.month from claim k
          where k.tenant_id = ${tenantId} and k.deleted_at is null and k.state = any (${openStates}::text[])
            and k.channel = any (${withPages}::text[]) and k.month >= ${from}::date
            and not exists (select from claim_page p where p.tenant_id = k.tenant_id and p.claim_id = k.id)
          order by k.deadline, k.id limit ${sql.lit(mostClaims)}`.execute(db)
        for (const { id } of rows) await jobs.enqueue(db, picturePagesOfClaim, { tenantId, id })
      }),
    )
  },
})
