import { activityTypeId, attachmentLabelLength } from '@portal/core/work/activities/constants'
import {
  coopScreenshotMegabytes,
  coopScreenshots,
  coopScreenshotTypes,
  secondScreenshotMessage,
} from '@portal/core/work/activities/coop-screenshots'
import { displayVideoSections } from '@portal/core/work/activities/display-video-sections'
import { attachmentLabel } from '@portal/core/work/activities/rules'
import type { Client } from '@portal/core/client'
import { formatFileSize } from '@portal/core/foundation/format'
import { fileSize } from '@portal/core/foundation/rules'
import { QuietIconButton } from '@portal/ui/button'
import { Switch } from '@portal/ui/choice'
import { FileField, type ChosenFile } from '@portal/ui/file-field'
import { X } from '@portal/ui/icon'
import { Select } from '@portal/ui/select'
import { TextField } from '@portal/ui/text-field'
import { useState, type ReactElement } from 'react'
import styles from './activity-fields.module.css'
import type { KeptFile } from './form.ts'
import type { ActivityFormState } from './use-activity-form.ts'
import { usePacingTotals } from './use-pacing-totals.ts'

const screenshotSize = fileSize(coopScreenshotMegabytes)

interface MoreFieldsProps {
  readonly client: Client
  readonly form: ActivityFormState
  /** The switch that was there before these arrived, with what the section has spent. */
  readonly pacingNote: (totals: string) => ReactElement
}

/** Fields that only some activities have: what is attached already, screenshots, the pacing note. */
export function MoreFields({ client, form, pacingNote }: MoreFieldsProps): ReactElement {
  const { values, shown, set } = form
  const { typeId, kept, screenshots } = values
  const totals = usePacingTotals(client, values)
  return (
    <>
      {kept.length > 0 && (
        <div className={styles.wide}>
          <KeptFiles files={kept} onChange={(files) => set({ kept: files })} />
        </div>
      )}
      {typeId === activityTypeId.coop && (
        <div className={styles.wide}>
          <Switch
            label="Co-op screenshots"
            hint="Pictures of the current and of the previous version."
            checked={screenshots !== null}
            onChange={(on) => set({ screenshots: on ? { current: null, previous: null } : null })}
          />
        </div>
      )}
      {screenshots !== null &&
        coopScreenshots.map(({ slot, label }) => (
          <Screenshot
            key={slot}
            label={label}
            file={screenshots[slot]}
            onChange={(file) => set({ screenshots: { ...screenshots, [slot]: file } })}
          />
        ))}
      {pacingNote(totals)}
      {values.pacingNote && typeId === activityTypeId.displayVideo && (
        <Select
          label="Pacing Section"
          required
          options={displayVideoSections}
          value={values.sectionId}
          onChange={(sectionId) => set({ sectionId })}
          error={shown.sectionId}
        />
      )}
    </>
  )
}

interface ScreenshotProps {
  readonly label: string
  readonly file: ChosenFile | null
  readonly onChange: (file: ChosenFile | null) => void
}

/** One picture; a second one waits until the first is deleted. */
function Screenshot({ label, file, onChange }: ScreenshotProps): ReactElement {
  const [refused, setRefused] = useState(false)
  return (
    <FileField
      label={label}
      hint={`PNG, JPG or GIF, under ${coopScreenshotMegabytes} MB.`}
      accept={coopScreenshotTypes}
      multiple={false}
      files={file ? [file] : []}
      check={screenshotSize}
      error={refused ? secondScreenshotMessage : undefined}
      onChange={([next]) => {
        const second = file !== null && next !== undefined && next.id !== file.id
        setRefused(second)
        if (!second) onChange(next ? { ...next, description: label } : null)
      }}
    />
  )
}

interface KeptFilesProps {
  readonly files: readonly KeptFile[]
  readonly onChange: (files: readonly KeptFile[]) => void
}

function KeptFiles({ files, onChange }: KeptFilesProps): ReactElement {
  return (
    <ul className={styles.kept} aria-label="Attachments so far">
      {files.map((file) => (
        <li key={file.id} className={styles.keptFile}>
          <TextField
            label={`${file.name} (${formatFileSize(file.size)})`}
            value={file.label}
            maxLength={attachmentLabelLength}
            error={attachmentLabel(file.label)}
            onChange={(label) => onChange(files.map((one) => (one.id === file.id ? { ...one, label } : one)))}
          />
          <QuietIconButton
            icon={X}
            label={`Remove ${file.name}`}
            size="small"
            onClick={() => onChange(files.filter((one) => one.id !== file.id))}
          />
        </li>
      ))}
    </ul>
  )
}
