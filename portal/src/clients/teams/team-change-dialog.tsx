import type { Answer, Given } from '@portal/core/calls'
import { ApiError, messageFor } from '@portal/core/foundation/contract/api-error'
import { defineFields } from '@portal/core/foundation/contract/field'
import { Banner } from '@portal/ui/banner'
import { Skeleton } from '@portal/ui/skeleton'
import { showSuccess } from '@portal/ui/toast'
import { useEffect, useState, type ReactElement } from 'react'
import { client as api } from '../../foundation/session/session.ts'
import { AnyPersonField } from '../../access/users/any-person-field.tsx'
import { FormDialog, FormField, FormGrid, useForm } from '../../platform/parts/form/index.ts'
import type { Client } from '../profile/client-columns.tsx'
import { teamChanged } from '../profile/team-member.ts'
import styles from './teams.module.css'

type Change = Given<'teamChanges.preview', 'body'>
type Preview = Answer<'teamChanges.preview'>

const type = {
  label: 'Client User Type',
  kind: 'record',
  of: 'clientUserTypes',
  required: true,
} as const

/** What is asked of chosen clients. */
const ofChosen = defineFields({
  clientUserTypeId: type,
  userId: { label: 'Who Comes on the Teams', kind: 'record', of: 'users' },
  replaces: {
    label: 'In place of whoever of the agency is there as this type',
    kind: 'flag',
    initial: false,
  },
})

/** What is asked when somebody hands over all clients. */
const ofPerson = defineFields({
  heldBy: { label: 'Who Hands Over', kind: 'record', of: 'users', required: true },
  clientUserTypeId: type,
  userId: {
    label: 'Who Takes Them',
    kind: 'record',
    of: 'users',
    hint: 'Left empty, the person only comes off the teams.',
  },
})

export interface TeamChangeDialogProps {
  /** The chosen clients; none for all clients of one person. */
  readonly clients: readonly Client[]
  readonly done: () => void
  readonly onClose: () => void
}

/** A change to many teams; what it does is shown before it is made. */
export const TeamChangeDialog = (props: TeamChangeDialogProps): ReactElement =>
  props.clients.length === 0 ? <HandOver {...props} /> : <OfChosen {...props} />

const made = ({ clients, added, removed }: Answer<'teamChanges.make'>): void => {
  teamChanged()
  showSuccess(`${clients} teams changed: ${added} came on them, ${removed} went.`)
}

const numberOf = (input: unknown): number | undefined => (Number(input) > 0 ? Number(input) : undefined)

function OfChosen({ clients, done, onClose }: TeamChangeDialogProps): ReactElement {
  const clientIds = clients.map(({ id }) => id)
  const form = useForm({
    fields: ofChosen,
    save: ({ clientUserTypeId, userId, replaces }, { options }) =>
      api.call('teamChanges.make', {
        body: { clientIds, clientUserTypeId, replaces, ...(userId === null ? {} : { userId }) },
        ...options,
      }),
    saved: (answer) => {
      made(answer)
      done()
      onClose()
    },
  })
  const { clientUserTypeId, userId, replaces } = form.inputs
  const [typeId, comes] = [numberOf(clientUserTypeId), numberOf(userId)]
  return (
    <FormDialog of={form} title={`Change ${clients.length} teams`} saveLabel="Change teams" onClose={onClose}>
      <FormGrid>
        <FormField of={form} name="clientUserTypeId" />
        <FormField of={form} name="userId" />
        <FormField of={form} name="replaces" wide />
      </FormGrid>
      <PreviewOf
        change={
          typeId !== undefined && (comes !== undefined || replaces)
            ? {
                clientIds,
                clientUserTypeId: typeId,
                replaces,
                ...(comes === undefined ? {} : { userId: comes }),
              }
            : null
        }
      />
    </FormDialog>
  )
}

function HandOver({ onClose }: TeamChangeDialogProps): ReactElement {
  const form = useForm({
    fields: ofPerson,
    save: ({ heldBy, clientUserTypeId, userId }, { options }) =>
      api.call('teamChanges.make', {
        body: { heldBy, clientUserTypeId, ...(userId === null ? {} : { userId }) },
        ...options,
      }),
    saved: (answer) => {
      made(answer)
      onClose()
    },
  })
  const { heldBy, clientUserTypeId, userId } = form.inputs
  const [goes, typeId, comes] = [numberOf(heldBy), numberOf(clientUserTypeId), numberOf(userId)]
  return (
    <FormDialog of={form} title="Hand over clients" saveLabel="Hand over" onClose={onClose}>
      <FormGrid>
        <AnyPersonField
          label={ofPerson.heldBy.label}
          error={form.problem('heldBy')}
          value={typeof heldBy === 'number' ? heldBy : null}
          onChange={(id) => form.set('heldBy', id)}
        />
        <FormField of={form} name="clientUserTypeId" />
        <FormField of={form} name="userId" wide />
      </FormGrid>
      <PreviewOf
        change={
          goes !== undefined && typeId !== undefined
            ? { heldBy: goes, clientUserTypeId: typeId, ...(comes === undefined ? {} : { userId: comes }) }
            : null
        }
      />
    </FormDialog>
  )
}

/** What would happen, client by client, as soon as enough is chosen. */
function PreviewOf({ change }: { readonly change: Change | null }): ReactElement | null {
  const asked = change && JSON.stringify(change)
  const [shown, setShown] = useState<{ readonly of: string; readonly answer: Preview | string } | null>(null)
  useEffect(() => {
    if (asked === null) return
    const leaving = new AbortController()
    const show = (answer: Preview | string): void => {
      if (!leaving.signal.aborted) setShown({ of: asked, answer })
    }
    api
      .call('teamChanges.preview', { body: JSON.parse(asked) as Change, signal: leaving.signal })
      .then(show, (error: unknown) =>
        show(error instanceof ApiError ? (Object.values(error.fields)[0] ?? messageFor(error) ?? '') : ''),
      )
    return () => leaving.abort()
  }, [asked])
  if (asked === null) return null
  if (shown?.of !== asked) return <Skeleton height={72} />
  const { answer } = shown
  if (typeof answer === 'string') return <Banner tone="warning">{answer}</Banner>
  const changing = answer.clients - answer.unchanged
  return (
    <section className={styles.preview} aria-label="What will change" aria-live="polite">
      <p className={styles.sum}>
        {changing === 0
          ? 'Nothing changes: it is so already.'
          : `${changing} of ${answer.clients} teams change: ${answer.added} come on them, ${answer.removed} go.`}
      </p>
      {answer.changes.length > 0 && (
        <ul className={styles.changes}>
          {answer.changes.map(({ clientId, client, added, removed }) => (
            <li key={clientId} className={styles.change}>
              <span className={styles.client}>{client}</span>
              {removed.map(({ userId, fullName }) => (
                <span key={userId} className={styles.goes}>
                  <span className="ap-unseen">Goes: </span>
                  {fullName}
                </span>
              ))}
              {added.map(({ userId, fullName }) => (
                <span key={userId} className={styles.comes}>
                  <span className="ap-unseen">Comes: </span>
                  {fullName}
                </span>
              ))}
            </li>
          ))}
        </ul>
      )}
      {answer.changes.length < changing && <p>And {changing - answer.changes.length} more.</p>}
    </section>
  )
}
