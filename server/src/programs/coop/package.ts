import { sql, type SqlBool } from 'kysely'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Db } from '../../foundation/database/database.ts'
import { contentDisposition } from '../../foundation/files/content-disposition.ts'
import type { FileStore } from '../../foundation/files/file-store.ts'
import { packed, type Packed } from '../../foundation/files/packed.ts'
import { operation, Ready } from '../../foundation/http/operation.ts'
import { paperName, paperOf } from '../../money/invoicing/papers.ts'
import { paperLook } from '../../platform/paper/paper-look.ts'
import { invoiceRows, type InvoiceRow } from '../../money/invoicing/read-invoice.ts'
import { drawApart } from '../../platform/paper/draw-apart.ts'
import { printedTypes } from '../../platform/paper/picture.ts'
import type { PackageOfClaim } from './package-paper.ts'
import { claimWithProof, lookingOf, screenshotsOf, type Proof } from './proof.ts'
import { invoicesIn } from './proof-sources.ts'
import { creativesOf, landingPagesOf, type KeptPicture } from './ran.ts'

/** A picture that proves something, with what stands above it. */
interface Shown {
  /** Of the archive, in which it lies. */
  readonly folder: string
  readonly title: string
  readonly file: Pick<KeptPicture, 'name' | 'media_type' | 'storage_key'> & { readonly sha256?: string }
}

/** The pictures of a claim, in the order of its proof. */
async function picturesOf(
  db: Db,
  tenantId: number,
  claimId: number,
  { client, channel, month, items }: Proof,
): Promise<readonly Shown[]> {
  const asked = new Set(items.map(({ kind }) => kind))
  const claimed = { clientId: client.id, channel, month }
  const shots = asked.has('Screenshots') ? await screenshotsOf(db, tenantId, client.id, month) : []
  const creatives = asked.has('Creatives') ? await creativesOf(db, tenantId, claimed) : []
  const pages = asked.has('Landing Pages') ? await landingPagesOf(db, tenantId, claimed, claimId) : []
  return [
    ...shots.map((file) => ({ folder: 'screenshots', title: file.label, file })),
    ...creatives.flatMap(({ title, file }) =>
      file ? [{ folder: 'creatives', title: `Creative ${title}`, file }] : [],
    ),
    ...pages.flatMap(({ address, file }) =>
      file ? [{ folder: 'landing pages', title: `Landing page ${address}`, file }] : [],
    ),
  ]
}

/** The invoices that were sent for the month of a claim, in the order of its proof. */
async function invoicesOf(
  db: Db,
  tenantId: number,
  { client, month, items }: Proof,
): Promise<readonly InvoiceRow[]> {
  if (!items.some(({ kind }) => kind === 'Invoices')) return []
  const sent = invoicesIn(tenantId, sql`${client.id}::integer`, sql`${month}`)
  return invoiceRows(db, sql<SqlBool>`i.tenant_id = ${tenantId} and i.id in (select x.id from ${sent} x)`, {
    by: sql`i.number, i.id`,
    limit: 1000,
    offset: 0,
  })
}

/** Where the paper of an invoice lies in the archive. */
const placeOf = (invoice: InvoiceRow): string => `invoices/${paperName(invoice)}`

/** The proof with the place of each invoice in the archive beside what it comes to. */
function withPlaces(proof: Proof, invoices: readonly InvoiceRow[]): Proof {
  const places = new Map(invoices.map((invoice) => [invoice.number, placeOf(invoice)]))
  return {
    ...proof,
    items: proof.items.map((item) =>
      item.kind === 'Invoices'
        ? {
            ...item,
            entries: item.entries.map((entry) => {
              const place = places.get(entry.title)
              return place === undefined
                ? entry
                : { ...entry, detail: `${entry.detail}, in the archive as ${place}` }
            }),
          }
        : item,
    ),
  }
}

async function bytesOf(
  files: FileStore,
  { storage_key: key, sha256 }: Shown['file'],
): Promise<Buffer | null> {
  return (await files.size(key)) === null ? null : buffer(files.read(key, sha256))
}

/** The proof of a claim as one PDF, or that and every file that it is made of as an archive. */
export const packageOfClaim = operation(
  'coopClaims.package',
  async ({ db, tenantId, actor, services, params, query }) => {
    const { claim, proof } = await claimWithProof(lookingOf({ db, tenantId, actor, services }), params.id)
    const shown = await picturesOf(db, tenantId, claim.id, proof)
    const pictures: PackageOfClaim['pictures'][number][] = []
    for (const { title, file } of shown)
      pictures.push({
        title,
        name: file.name,
        bytes: printedTypes.includes(file.media_type) ? await bytesOf(services.files, file) : null,
      })
    const look = await paperLook(db, tenantId, services.files)
    const invoices = await invoicesOf(db, tenantId, proof)
    const paper: PackageOfClaim = { claim, proof: withPlaces(proof, invoices), pictures, look }
    const bytes = await drawApart(new URL('./package-paper.ts', import.meta.url), paper, {
      ...paper,
      pictures: pictures.map((picture) => ({ ...picture, bytes: null })),
      look: { ...look, logo: null },
    })
    const name = `${proof.client.slug}-${proof.channel.toLowerCase()}-${proof.month.slice(0, 7)}-claim-${claim.id}`
    const answer = (type: string, ending: string, body: Buffer | Readable): Ready =>
      new Ready(
        200,
        {
          'content-type': type,
          'content-disposition': contentDisposition('attachment', `${name}.${ending}`),
          'cache-control': 'no-store',
        },
        body,
      )
    if (query.as !== 'zip') return answer('application/pdf', 'pdf', bytes)
    // The archive is written after the transaction: what is read of the database is read before.
    const papers: Packed[] = []
    for (const invoice of invoices) {
      const drawn = await paperOf(db, tenantId, invoice, services.files, look)
      papers.push({ name: placeOf(invoice), bytes: async () => drawn })
    }
    const files: readonly Packed[] = [
      { name: `${name}.pdf`, bytes: async () => bytes },
      ...papers,
      ...shown.map(({ folder, file }) => ({
        name: `${folder}/${file.name.replaceAll('/', '_')}`,
        bytes: () => bytesOf(services.files, file),
      })),
    ]
    return answer('application/zip', 'zip', Readable.from(packed(files)))
  },
)
