import {
  isAdSupportClientUserType,
  isManagerClientUserType,
} from '@portal/core/foundation/policy/client-users'
import { Combobox } from '@portal/ui/combobox'
import type { ReactElement } from 'react'
import type { TeamMember } from './custom-field-input.tsx'
import type { InteractionFormState } from './use-interaction-form.ts'

interface OnBehalfOfProps {
  readonly userId: number
  readonly team: readonly TeamMember[]
  readonly state: InteractionFormState
}

/**
 * 'On Behalf Of', for ad-support users of the chosen client only: a
 * manager-type member of its team.
 */
export function OnBehalfOf({ userId, team, state }: OnBehalfOfProps): ReactElement | null {
  const { form, shown, set } = state
  const isAdSupport = team.some(
    (member) => member.userId === userId && isAdSupportClientUserType(member.clientUserTypeId),
  )
  if (!isAdSupport) return null
  const managers = new Map(
    team
      .filter(({ clientUserTypeId }) => isManagerClientUserType(clientUserTypeId))
      .map((member) => [member.userId, { value: member.userId, label: member.user.fullName }]),
  )
  return (
    <Combobox
      label="On Behalf Of"
      placeholder="A manager of the client's team"
      options={[...managers.values()]}
      value={form.onBehalfOf}
      onChange={(onBehalfOf) => set({ onBehalfOf })}
      error={shown['onBehalfOf']}
    />
  )
}
