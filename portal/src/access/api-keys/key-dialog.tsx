import type { Answer } from '@portal/core/calls'
import { apiKeyFields } from '@portal/core/access/api-keys/fields'
import { usualPerMinute } from '@portal/core/access/api-keys/keys'
import { today } from '@portal/core/foundation/format'
import type { ReactElement } from 'react'
import { client as api } from '../../foundation/session/session.ts'
import { FormDialog, FormField, FormGrid, useForm } from '../../platform/parts/form/index.ts'
import { ScopePicker } from './scope-picker.tsx'

interface KeyDialogProps {
  /** For a program of the agency, in the name of a user who is chosen; else in one's own. */
  readonly forService: boolean
  readonly added: (made: Answer<'apiKeys.create'>) => void
  readonly onClose: () => void
}

const scopesIn = (text: string): readonly string[] => {
  const read: unknown = JSON.parse(text)
  return Array.isArray(read) ? read.filter((one) => typeof one === 'string') : []
}

const { userId, ...ownFields } = apiKeyFields

/** Adds a key: for whom, until when, and which calls it opens. */
export function KeyDialog({ forService, added, onClose }: KeyDialogProps): ReactElement {
  const form = useForm({
    fields: forService ? { ...ownFields, userId } : { ...ownFields, userId: undefined },
    from: { perMinute: usualPerMinute, scopes: '[]' },
    save: ({ name, expiresAt, perMinute, scopes, ...more }, { options }) =>
      api.call('apiKeys.create', {
        body: {
          name,
          expiresAt,
          perMinute,
          scopes: [...scopesIn(scopes)],
          ...(more.userId === undefined ? {} : { userId: more.userId }),
        },
        ...options,
      }),
    saved: added,
  })
  const whose = form.inputs.userId
  const problem = form.problem('scopes')
  return (
    <FormDialog of={form} title="Add an API key" width={680} saveLabel="Make key" onClose={onClose}>
      <FormGrid>
        <FormField of={form} name="name" wide />
        {forService && <FormField of={form} name="userId" wide />}
        <FormField of={form} name="expiresAt" min={today()} />
        <FormField of={form} name="perMinute" />
      </FormGrid>
      <ScopePicker
        userId={forService ? (typeof whose === 'number' ? whose : null) : undefined}
        chosen={scopesIn(form.inputs.scopes)}
        onChange={(next) => form.set('scopes', JSON.stringify(next))}
        problem={problem}
      />
    </FormDialog>
  )
}
