import { downloaded } from '@portal/core/foundation/contract/download'
import { report } from '../../foundation/errors/errors.ts'
import { client as api } from '../../foundation/session/session.ts'
import { giveFile } from '../../platform/parts/list/index.ts'

/** Gives the PDF of an agreement to the person. */
export async function downloadAgreement(slug: string): Promise<void> {
  try {
    const { blob, fileName } = await downloaded(api.response('agreements.pdf', { params: { slug } }))
    giveFile(blob, fileName)
  } catch (error) {
    report(error)
  }
}
