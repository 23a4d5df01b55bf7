import type { Answer } from '@portal/core/calls'
import { pathOf } from '@portal/core/foundation/routes'
import { showSuccess } from '@portal/ui/toast'
import { report } from '../../foundation/errors/errors.ts'
import { refresh } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'

type Proof = Answer<'proofs.list'>['rows'][number]

/** Where guests see a proof. */
export const addressOf = ({ publicId }: Pick<Proof, 'publicId'>): string =>
  `${window.location.origin}${pathOf('proofs.public', { publicId })}`

/** Opens a proof at its address to whoever has it, or closes it again. */
export function share({ id }: Pick<Proof, 'id'>, shared: boolean): void {
  api
    .call('proofs.update', {
      params: { id },
      body: { shared: String(shared) as 'true' | 'false' },
      files: [],
    })
    .then(() => {
      refresh('proofs')
      showSuccess(
        shared ? 'Whoever has the address sees the proof now.' : 'The address opens nothing any more.',
      )
    }, report)
}
