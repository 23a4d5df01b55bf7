import { defaultSuccessMessage } from '@portal/core/foundation/contract/api-error'
import { teamMemberFields } from '@portal/core/access/users/fields'
import { showSuccess } from '@portal/ui/toast'
import type { ReactElement } from 'react'
import { FormDialog, FormField, FormGrid, useForm } from '../../platform/parts/form/index.ts'
import { client as api } from '../../foundation/session/session.ts'
import type { ClientProfile } from './profile-frame.tsx'
import { teamChanged, type TeamMember } from './team-member.ts'

export interface TeamMemberDialogProps {
  readonly client: ClientProfile
  /** Who is to be something else; null for somebody new. */
  readonly member: TeamMember | null
  readonly onClose: () => void
}

/** Puts somebody on a client's team, or makes a member something else. */
export function TeamMemberDialog({ client, member, onClose }: TeamMemberDialogProps): ReactElement {
  const team = (userId: number, clientUserTypeId: number) => ({
    body: { clientId: client.id, teamMembers: [{ userId, clientUserTypeId }] },
  })
  const form = useForm({
    fields: teamMemberFields,
    from: member ? { userId: member.userId, clientUserTypeId: member.clientUserTypeId } : {},
    save: async ({ userId, clientUserTypeId }, { options }) => {
      if (member?.clientUserTypeId === clientUserTypeId) return
      await api.call('clients.assignTeamMembers', { ...team(userId, clientUserTypeId), ...options })
      // The new place first: whoever keeps the team may be the one who is changed.
      if (member) await api.call('clients.removeTeamMembers', team(member.userId, member.clientUserTypeId))
    },
    saved: () => {
      teamChanged()
      showSuccess(defaultSuccessMessage)
      onClose()
    },
  })
  return (
    <FormDialog
      of={form}
      title={member ? `What ${member.user.fullName} is` : 'Add a member'}
      width={490}
      onClose={onClose}
    >
      <FormGrid>
        <FormField
          of={form}
          name="userId"
          wide
          disabled={member !== null}
          known={member && { value: member.userId, label: member.user.fullName }}
        />
        <FormField of={form} name="clientUserTypeId" wide />
      </FormGrid>
    </FormDialog>
  )
}
