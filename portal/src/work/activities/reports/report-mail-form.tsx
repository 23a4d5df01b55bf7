import { reportMailMessageLength } from '@portal/core/work/activities/reports/mail'
import { counted } from '@portal/core/foundation/format'
import { fileSize } from '@portal/core/foundation/rules'
import { Banner } from '@portal/ui/banner'
import { Checkbox } from '@portal/ui/choice'
import { Combobox } from '@portal/ui/combobox'
import { DateField } from '@portal/ui/date-picker'
import { FileField } from '@portal/ui/file-field'
import { TextArea, TextField } from '@portal/ui/text-field'
import type { ReactElement } from 'react'
import { AddressField } from '../../../platform/mail/address-field.tsx'
import { searchClients, useRecordOptions } from '../../../platform/parts/form/record-options.ts'
import { useCall } from '../../../foundation/session/query.ts'
import type { Preview } from './report-mail-draft.ts'
import styles from './report-mail.module.css'
import type { MailForm } from './use-mail-form.ts'

interface ReportMailFormProps {
  readonly form: MailForm
  /** The client is chosen here, and not by where the dialog was opened. */
  readonly choosesClient: boolean
  /** One tried to go on: what is missing is said. */
  readonly tried: boolean
  readonly onLook: () => void
}

/** What goes out, to whom, and with what. */
export function ReportMailForm({ form, choosesClient, tried, onLook }: ReportMailFormProps): ReactElement {
  const { draft, files, preview, toAddresses, ofFiles, change, setFiles } = form
  const { data: people = [] } = useCall('users.active')
  return (
    <form
      id="activity-mail"
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onLook()
      }}
    >
      {choosesClient && (
        <div className={styles.wide}>
          <Combobox
            label="Client"
            required
            search={searchClients}
            delay={150}
            placeholder="Name, dealer code or id"
            value={draft.client}
            error={tried && !draft.client ? 'Field is required' : null}
            onChange={(client) => change({ client })}
          />
        </div>
      )}
      <div className={styles.wide}>
        <AddressField
          label="Recipients"
          hint="Everybody sees who else receives it."
          value={draft.recipients}
          error={tried ? toAddresses : null}
          known={people}
          outside={preview?.outsiders}
          onChange={(recipients) => change({ recipients })}
        />
      </div>
      <DateField
        label="Activities from"
        value={draft.startDate}
        onChange={(startDate) => change({ startDate })}
      />
      <DateField label="Activities to" value={draft.endDate} onChange={(endDate) => change({ endDate })} />
      <TypeField value={draft.activityTypeId} onChange={(activityTypeId) => change({ activityTypeId })} />
      <TextField
        label="Subject"
        value={draft.subject}
        placeholder={draft.client ? `Activity report for ${draft.client.label}` : ''}
        autoComplete="off"
        onChange={(subject) => change({ subject: subject.slice(0, 255) })}
      />
      <div className={styles.wide} aria-live="polite">
        {draft.client && preview && <Summary preview={preview} />}
      </div>
      <div className={styles.wide}>
        <TextArea
          label="Message"
          hint="Stands above the activities."
          rows={3}
          value={draft.message}
          error={
            draft.message.length > reportMailMessageLength
              ? `At most ${reportMailMessageLength} characters.`
              : null
          }
          onChange={(message) => change({ message })}
        />
      </div>
      <div className={styles.wide}>
        <Checkbox
          label="Include internal activities"
          hint="Only where every recipient is an employee of the agency."
          checked={draft.includeInternal}
          onChange={(includeInternal) => change({ includeInternal })}
        />
        <Checkbox
          label="Attach the files of the activities"
          hint="Otherwise the message links to them, for people with an account."
          checked={draft.attachFiles}
          onChange={(attachFiles) => change({ attachFiles })}
        />
      </div>
      <div className={styles.wide}>
        <FileField
          label="Other files"
          hint="Under 10 MB each, 15 MB together."
          files={files}
          check={fileSize(10)}
          error={ofFiles}
          onChange={setFiles}
        />
      </div>
    </form>
  )
}

function TypeField({
  value,
  onChange,
}: {
  readonly value: number | null
  readonly onChange: (id: number | null) => void
}): ReactElement {
  const { options = [] } = useRecordOptions('activityTypes')
  return (
    <Combobox
      label="Type"
      placeholder="Any"
      options={options.map((option) => ({ ...option, disabled: false }))}
      value={options.find((option) => option.value === value) ?? null}
      clearable
      onChange={(option) => onChange(option?.value ?? null)}
    />
  )
}

/** What would go out, before one looks at it. */
function Summary({ preview: { activities, leftOut, outsiders, problem } }: { readonly preview: Preview }) {
  if (problem !== null) return <Banner tone="warning">{problem}</Banner>
  return (
    <Banner tone="information">
      {counted(activities, 'activity goes', 'activities go')} out.
      {leftOut > 0 && ` ${counted(leftOut, 'internal one stays', 'internal ones stay')} in the agency.`}
      {outsiders.length > 0 &&
        ` ${counted(outsiders.length, 'recipient is', 'recipients are')} not of the agency.`}
    </Banner>
  )
}
