import { incentiveFields, incentivePicture } from '@portal/core/clients/incentives/fields'
import { defaultSuccessMessage } from '@portal/core/foundation/contract/api-error'
import { fileSize } from '@portal/core/foundation/rules'
import { Checkbox } from '@portal/ui/choice'
import { FileField, type ChosenFile } from '@portal/ui/file-field'
import { showSuccess } from '@portal/ui/toast'
import { useState, type ReactElement } from 'react'
import { refresh } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import { FormDialog, FormField, FormGrid, useForm } from '../../platform/parts/form/index.ts'
import styles from './incentives.module.css'
import type { Incentive } from './sales-incentives-tab.tsx'

const megabytes = incentivePicture.each / 1024 / 1024

export interface IncentiveDialogProps {
  readonly clientId: number
  /** Null for a new one. */
  readonly incentive: Incentive | null
  readonly onClose: () => void
}

/** What is given as text in a form with a file; what is empty is left out. */
const texts = (sent: Readonly<Record<string, string | number | null>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(sent).flatMap(([name, value]) =>
      value === null || value === '' ? [] : [[name, String(value)]],
    ),
  )

/** An offer with its picture. */
export function IncentiveDialog({ clientId, incentive, onClose }: IncentiveDialogProps): ReactElement {
  const [pictures, setPictures] = useState<readonly ChosenFile[]>([])
  const [without, setWithout] = useState(false)
  const form = useForm({
    fields: incentiveFields,
    from: incentive ?? undefined,
    check: ({ startsAt, endsAt }) =>
      startsAt !== '' && endsAt !== '' && Date.parse(endsAt) < Date.parse(startsAt)
        ? { endsAt: 'The offer ends before it begins.' }
        : {},
    save: (sent, { options }) => {
      const { name, startsAt, endsAt, kind, ...rest } = sent
      const body = { name, startsAt, endsAt, kind, ...texts(rest) }
      const files = pictures.filter(({ error }) => !error).map(({ file }) => file)
      return incentive
        ? api.call('salesIncentives.update', {
            params: { id: incentive.id },
            body: { ...body, ...(without ? { withoutPicture: 'true' as const } : {}) },
            files,
            ...options,
          })
        : api.call('salesIncentives.create', {
            body: { ...body, clientId: String(clientId) },
            files,
            ...options,
          })
    },
    saved: () => {
      refresh('salesIncentives', 'reports')
      showSuccess(defaultSuccessMessage)
      onClose()
    },
  })
  return (
    <FormDialog of={form} title={incentive ? 'Edit offer' : 'Add offer'} width={640} onClose={onClose}>
      <FormGrid>
        <FormField of={form} name="name" wide />
        <FormField of={form} name="model" />
        <FormField of={form} name="kind" />
        <FormField of={form} name="apr" />
        <FormField of={form} name="amount" />
        <FormField of={form} name="termMonths" />
        <FormField of={form} name="region" />
        <FormField of={form} name="startsAt" />
        <FormField of={form} name="endsAt" />
        <FormField of={form} name="disclaimer" wide />
      </FormGrid>
      {incentive?.picture && (
        <div className={styles.shown}>
          <img className={styles.large} src={incentive.picture.address} alt="The offer as it is shown" />
          <Checkbox label="Take this picture away" checked={without} onChange={setWithout} />
        </div>
      )}
      <FileField
        label={incentive?.picture ? 'Another picture' : 'Picture'}
        hint={`An image under ${megabytes} MB.`}
        accept={incentivePicture.only.join()}
        multiple={false}
        check={fileSize(megabytes)}
        files={pictures}
        onChange={setPictures}
      />
    </FormDialog>
  )
}
