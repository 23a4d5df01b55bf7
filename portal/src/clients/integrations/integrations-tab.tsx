import type { Answer } from '@portal/core/calls'
import { formatDay } from '@portal/core/foundation/format'
import { Badge, type Tone } from '@portal/ui/badge'
import { useMemo, type ReactElement } from 'react'
import { useCall } from '../../foundation/session/query.ts'
import type { ListColumn } from '../../platform/parts/list/index.ts'
import { KeptLists } from '../../platform/parts/records/kept-lists.tsx'
import type { KeptRow } from '../../platform/parts/records/kept-row.ts'
import { ProfileFrame } from '../profile/profile-frame.tsx'

type State = Answer<'clientIntegrations.states'>[number]

const tones: Readonly<Record<State['state'], Tone>> = {
  Working: 'success',
  'No Figures Since': 'danger',
  'No Figures Yet': 'warning',
  'Not Read': 'neutral',
}

const wordsOf = ({ state, lastDay }: State): string =>
  state === 'No Figures Since' && lastDay ? `No figures since ${formatDay(lastDay)}` : state

/** The accounts of a client in outside systems, and whether figures arrive from them. */
export const IntegrationsTab = (): ReactElement => (
  <ProfileFrame>{({ id }) => <Integrations clientId={id} />}</ProfileFrame>
)

function Integrations({ clientId }: { readonly clientId: number }): ReactElement {
  const { data } = useCall('clientIntegrations.states', { params: { id: clientId } })
  const columns = useMemo((): readonly ListColumn<KeptRow>[] => {
    const byId = new Map(data?.map((state) => [state.id, state]))
    return [
      {
        id: 'system',
        label: 'System',
        value: ({ platform }) => (typeof platform === 'string' ? platform : null),
        sortable: false,
        width: 176,
      },
      {
        id: 'figures',
        label: 'Figures',
        value: ({ id }) => {
          const found = byId.get(id)
          return found && wordsOf(found)
        },
        cell: ({ id }) => {
          const found = byId.get(id)
          return found ? <Badge tone={tones[found.state]}>{wordsOf(found)}</Badge> : '–'
        },
        sortable: false,
        width: 220,
      },
      {
        id: 'lastDay',
        label: 'Last Figures',
        kind: 'date',
        value: ({ id }) => byId.get(id)?.lastDay ?? null,
        sortable: false,
        width: 132,
      },
      {
        id: 'alsoOf',
        label: 'Also of',
        value: ({ id }) => byId.get(id)?.alsoOf ?? null,
        hint: 'An import cannot tell two clients with one account apart.',
        sortable: false,
        width: 180,
      },
    ]
  }, [data])
  return (
    <KeptLists
      route="clients.profile.integrations"
      clientId={clientId}
      label="Integrations"
      more={{ clientIntegrations: { columns } }}
    />
  )
}
