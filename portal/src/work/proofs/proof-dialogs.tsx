import type { Answer } from '@portal/core/calls'
import { ApiError, defaultSuccessMessage } from '@portal/core/foundation/contract/api-error'
import { defineFields } from '@portal/core/foundation/contract/field'
import { today } from '@portal/core/foundation/format'
import { guestFields } from '@portal/core/work/proofs/fields'
import { isOpenToGuests, sharedUntilOf, sharedUntilProblem } from '@portal/core/work/proofs/proofs'
import { FileField, type ChosenFile } from '@portal/ui/file-field'
import { showSuccess } from '@portal/ui/toast'
import { useState, type ReactElement } from 'react'
import { refresh } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import { FormDialog, FormField, FormGrid, useForm } from '../../platform/parts/form/index.ts'

const accepted = 'image/*,video/*,application/pdf,text/html,.html,application/zip,.zip'

interface CreativeField {
  /** What was chosen. @throws {ApiError} where nothing was, said at the field */
  readonly chosen: () => File
  readonly field: ReactElement
}

/** The file of a version. */
function useCreative(): CreativeField {
  const [files, setFiles] = useState<readonly ChosenFile[]>([])
  const [missing, setMissing] = useState<string | null>(null)
  return {
    chosen: () => {
      const [first] = files
      if (first) return first.file
      setMissing('Choose a file.')
      throw new ApiError(422, 'invalid', 'Choose a file.', {}, true, true)
    },
    field: (
      <FileField
        label="File"
        required
        multiple={false}
        hint="A picture, a video, a PDF, or an HTML5 creative as a page or a ZIP."
        files={files}
        accept={accepted}
        error={missing}
        onChange={(now) => {
          setMissing(null)
          setFiles(now)
        }}
      />
    ),
  }
}

interface DialogProps {
  readonly saved: (id: number) => void
  readonly onClose: () => void
}

const aboutFields = defineFields({
  name: { label: 'Name', kind: 'text', required: true },
  dueAt: { label: 'Due', kind: 'date', hint: 'When the answer is needed.' },
  description: { label: 'What It Is', kind: 'longText', initial: '' },
})

const newFields = {
  ...aboutFields,
  ...defineFields({ clientId: { label: 'Client', kind: 'record', of: 'clients', required: true } }),
}

/** A new proof with its first version. */
export function NewProofDialog({ saved, onClose }: DialogProps): ReactElement {
  const creative = useCreative()
  const form = useForm({
    fields: newFields,
    save: ({ name, clientId, dueAt, description }, { options }) =>
      api.call('proofs.create', {
        body: { name, clientId: String(clientId), description, ...(dueAt === null ? {} : { dueAt }) },
        files: [creative.chosen()],
        ...options,
      }),
    saved: ({ id }) => {
      refresh('proofs')
      showSuccess(defaultSuccessMessage)
      saved(id)
    },
  })
  return (
    <FormDialog of={form} title="New proof" saveLabel="Add proof" onClose={onClose}>
      <FormGrid>
        <FormField of={form} name="name" wide />
        <FormField of={form} name="clientId" />
        <FormField of={form} name="dueAt" />
        <FormField of={form} name="description" />
      </FormGrid>
      {creative.field}
    </FormDialog>
  )
}

/** What stands above a proof, and when the answer is needed. */
export function EditProofDialog({
  proof,
  onClose,
}: {
  readonly proof: Pick<Answer<'proofs.get'>, 'id' | 'name' | 'dueAt' | 'description' | 'version'>
  readonly onClose: () => void
}): ReactElement {
  const { id, version } = proof
  const form = useForm({
    fields: aboutFields,
    from: { name: proof.name, dueAt: proof.dueAt, description: proof.description },
    save: (sent, { options }) =>
      api.call('proofs.update', {
        params: { id },
        body: { name: sent.name, description: sent.description, dueAt: sent.dueAt ?? '' },
        files: [],
        ifMatch: version,
        ...options,
      }),
    saved: () => {
      refresh('proofs')
      showSuccess(defaultSuccessMessage)
      onClose()
    },
  })
  return <FormDialog of={form} title="Edit proof" width={480} onClose={onClose} />
}

const versionFields = defineFields({
  note: { label: 'What Changed', kind: 'text', initial: '', hint: 'Stands beside the version.' },
})

/** Another version of a proof. */
export function NewVersionDialog({
  id: proofId,
  saved,
  onClose,
}: DialogProps & { readonly id: number }): ReactElement {
  const creative = useCreative()
  const form = useForm({
    fields: versionFields,
    save: ({ note }, { options }) =>
      api.call('proofs.update', {
        params: { id: proofId },
        body: { note },
        files: [creative.chosen()],
        ...options,
      }),
    saved: ({ id }) => {
      refresh('proofs')
      showSuccess('The new version waits to be approved.')
      saved(id)
    },
  })
  return (
    <FormDialog of={form} title="New version" width={480} saveLabel="Add version" onClose={onClose}>
      <FormGrid>
        <FormField of={form} name="note" wide />
      </FormGrid>
      {creative.field}
    </FormDialog>
  )
}

/** Opens a proof to whoever has its address, and says who of them is reminded. */
export function ShareDialog({
  proof,
  onClose,
}: {
  readonly proof: Pick<Answer<'proofs.get'>, 'id' | 'guests' | 'shared' | 'sharedUntil' | 'dueAt'>
  readonly onClose: () => void
}): ReactElement {
  const form = useForm({
    fields: guestFields,
    from: {
      guests: proof.guests,
      sharedUntil:
        proof.sharedUntil !== null && isOpenToGuests(proof, today())
          ? proof.sharedUntil
          : sharedUntilOf(today(), proof.dueAt),
    },
    check: ({ sharedUntil }) => {
      const problem = sharedUntil === '' ? null : sharedUntilProblem(String(sharedUntil), today())
      return problem === null ? {} : { sharedUntil: problem }
    },
    save: ({ guests, sharedUntil }, { options }) =>
      api.call('proofs.update', {
        params: { id: proof.id },
        body: { shared: 'true', guests, sharedUntil },
        files: [],
        ...options,
      }),
    saved: () => {
      refresh('proofs')
      showSuccess('Whoever has the address sees the proof now.')
      onClose()
    },
  })
  return (
    <FormDialog
      of={form}
      title="Share with guests"
      width={480}
      saveLabel={proof.shared ? 'Save' : 'Share'}
      onClose={onClose}
    >
      <FormGrid>
        <FormField of={form} name="sharedUntil" min={today()} />
        <FormField of={form} name="guests" wide />
      </FormGrid>
    </FormDialog>
  )
}
