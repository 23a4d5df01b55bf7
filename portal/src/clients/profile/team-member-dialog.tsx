import { defaultSuccessMessage } from '@portal/core/foundation/contract/api-error'
import { teamMemberFields } from '@portal/core/access/users/fields'
import { Combobox } from '@portal/ui/combobox'
import type { Option } from '@portal/ui/select'
import { showSuccess } from '@portal/ui/toast'
import { useState, type ReactElement } from 'react'
import { FormDialog, FormField, FormGrid, useForm } from '../../platform/parts/form/index.ts'
import { client as api } from '../../foundation/session/session.ts'
import type { ClientProfile } from './profile-frame.tsx'
import { teamChanged, type TeamMember } from './team-member.ts'
import styles from './team-tab.module.css'

export interface TeamMemberDialogProps {
  readonly client: ClientProfile
  /** Who is to be something else; null for somebody new. */
  readonly member: TeamMember | null
  readonly onClose: () => void
}

/** People of the agency and of dealerships alike: to be on the team is how the latter see the client. */
async function searchPeople(search: string, signal: AbortSignal): Promise<readonly Option<number>[]> {
  const people = await api.call('users.active', {
    query: { everybody: 'true', search, limit: '30' },
    signal,
  })
  return people.map(({ id, fullName, email }) => ({ value: id, label: fullName, description: email }))
}

/** Puts somebody on a client's team, or makes a member something else. */
export function TeamMemberDialog({ client, member, onClose }: TeamMemberDialogProps): ReactElement {
  const [person, setPerson] = useState<Option<number> | null>(
    member && { value: member.userId, label: member.user.fullName },
  )
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
        <div
          className={styles.chosen}
          data-field="userId"
          data-problem={form.problem('userId') === null ? undefined : ''}
        >
          <Combobox
            label={teamMemberFields.userId.label}
            required
            error={form.problem('userId')}
            disabled={member !== null}
            placeholder="Name or e-mail"
            search={searchPeople}
            delay={150}
            value={person}
            onChange={(option) => {
              setPerson(option)
              form.set('userId', option?.value ?? null)
            }}
          />
        </div>
        <FormField of={form} name="clientUserTypeId" wide />
      </FormGrid>
    </FormDialog>
  )
}
