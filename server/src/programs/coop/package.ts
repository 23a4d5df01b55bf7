import { buffer } from 'node:stream/consumers'
import { contentDisposition } from '../../foundation/files/content-disposition.ts'
import { operation, Ready } from '../../foundation/http/operation.ts'
import { paperLook } from '../../money/invoicing/papers.ts'
import { drawApart } from '../../platform/paper/draw-apart.ts'
import type { PackageOfClaim } from './package-paper.ts'
import { claimWithProof, screenshotsOf } from './proof.ts'

/** The proof of a claim as one PDF. */
export const packageOfClaim = operation(
  'coopClaims.package',
  async ({ db, tenantId, actor, services, params }) => {
    const { claim, proof } = await claimWithProof(
      { db, tenantId, actor, addresses: services.addresses },
      params.id,
    )
    const shots = proof.items.some(({ kind }) => kind === 'Screenshots')
      ? await screenshotsOf(db, tenantId, proof.client.id, proof.month)
      : []
    const pictures: PackageOfClaim['pictures'][number][] = []
    for (const shot of shots) {
      const printed = ['image/png', 'image/jpeg'].includes(shot.media_type)
      const there = printed && (await services.files.size(shot.storage_key)) !== null
      pictures.push({
        title: shot.label,
        name: shot.name,
        bytes: there ? await buffer(services.files.read(shot.storage_key)) : null,
      })
    }
    const look = await paperLook(db, tenantId, services.files)
    const paper: PackageOfClaim = { claim, proof, pictures, look }
    const bytes = await drawApart(new URL('./package-paper.ts', import.meta.url), paper, {
      ...paper,
      pictures: pictures.map((picture) => ({ ...picture, bytes: null })),
      look: { ...look, logo: null },
    })
    return new Ready(
      200,
      {
        'content-type': 'application/pdf',
        'content-disposition': contentDisposition(
          'attachment',
          `${proof.client.slug}-${proof.channel.toLowerCase()}-${proof.month.slice(0, 7)}-claim-${claim.id}.pdf`,
        ),
        'cache-control': 'no-store',
      },
      bytes,
    )
  },
)
