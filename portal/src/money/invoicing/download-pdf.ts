import { downloaded } from '@portal/core/foundation/contract/download'
import { report } from '../../foundation/errors/errors.ts'
import { client as api } from '../../foundation/session/session.ts'
import { giveFile } from '../../platform/parts/list/index.ts'

/** Gives the PDF of an invoice to the person. */
export async function downloadPdf({ id }: { readonly id: number }): Promise<void> {
  try {
    const { blob, fileName } = await downloaded(api.response('invoicing.pdf', { params: { id } }))
    giveFile(blob, fileName)
  } catch (error) {
    report(error)
  }
}
