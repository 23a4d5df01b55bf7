import { decidesAchievements } from '@portal/core/clients/seo/decides-achievements'
import { messageFor } from '@portal/core/foundation/contract/api-error'
import { useStore } from '@nanostores/react'
import { CircleCheck, X } from '@portal/ui/icon'
import { showError, showSuccess } from '@portal/ui/toast'
import { useState, type ReactElement } from 'react'
import { fetched } from '../../foundation/errors/fetched.ts'
import { FetchedWhenIdle } from '../../foundation/errors/fetched-when-idle.ts'
import { refresh } from '../../foundation/session/query.ts'
import { client as api, session } from '../../foundation/session/session.ts'
import type { Action } from '../../platform/parts/list/index.ts'
import { KeptLists } from '../../platform/parts/records/kept-lists.tsx'
import type { KeptRow } from '../../platform/parts/records/kept-row.ts'
import { ProfileFrame } from '../profile/profile-frame.tsx'

const RejectDialog = fetched(() => import('./reject-dialog.tsx').then((m) => m.RejectDialog))

/** What is made for a client in search engines; directors decide what counts as an achievement. */
export function SeoTab(): ReactElement {
  const [rejecting, setRejecting] = useState<KeptRow | null>(null)
  const decides = decidesAchievements.scope(useStore(session.$actor)) !== 'none'
  const decisions: readonly Action<KeptRow>[] = decides
    ? [
        {
          name: 'Approve',
          icon: CircleCheck,
          may: ({ state }) => state !== 'Approved',
          run: ({ id }) =>
            void api.call('achievements.approve', { params: { id }, body: {} }).then(
              () => {
                refresh('achievements')
                showSuccess('The achievement is approved.')
              },
              (error: unknown) => showError(messageFor(error) ?? 'It could not be approved.'),
            ),
        },
        { name: 'Reject', icon: X, may: ({ state }) => state !== 'Rejected', run: setRejecting },
      ]
    : []
  return (
    <ProfileFrame>
      {({ id }) => (
        <>
          <KeptLists
            route="clients.profile.seo"
            clientId={id}
            label="SEO"
            more={{ achievements: { actions: decisions } }}
          />
          {decides && <FetchedWhenIdle part={RejectDialog} />}
          {rejecting && <RejectDialog id={rejecting.id} onClose={() => setRejecting(null)} />}
        </>
      )}
    </ProfileFrame>
  )
}
