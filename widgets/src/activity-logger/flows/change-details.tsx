import { changed, type Change } from '@portal/core/work/activities/flows/answers'
import { changeFile } from '@portal/core/work/activities/flows/conditions'
import {
  changeFileMegabytes,
  changeOptions,
  type ChangeOption,
} from '@portal/core/work/activities/flows/options'
import { url } from '@portal/core/foundation/rules'
import { FileField } from '@portal/ui/file-field'
import { TextArea, TextField } from '@portal/ui/text-field'
import { useId, useState, type ReactElement } from 'react'
import styles from './flow.module.css'

interface ChangeDetailsProps {
  readonly changes: readonly Change[]
  readonly onChange: (changes: readonly Change[]) => void
}

/** What is to be said, and with some changes shown, of each change. */
export function ChangeDetails({ changes, onChange }: ChangeDetailsProps): ReactElement {
  const options: readonly ChangeOption[] = changeOptions
  return (
    <>
      {changes.map((change) => {
        const option = options.find(({ id }) => id === change.option)
        return (
          option && (
            <ChangeDetail
              key={option.id}
              option={option}
              change={change}
              onChange={(values) => onChange(changed(changes, option.id, values))}
            />
          )
        )
      })}
    </>
  )
}

interface ChangeDetailProps {
  readonly option: ChangeOption
  readonly change: Change
  readonly onChange: (values: Partial<Change>) => void
}

function ChangeDetail({ option, change, onChange }: ChangeDetailProps): ReactElement {
  const id = useId()
  const [left, setLeft] = useState(true)
  const { text, imageUrl, imageFile } = change
  return (
    <section className={styles.detail} role="group" aria-labelledby={id}>
      <h4 className={styles.title} id={id}>
        {option.label}
      </h4>
      <TextArea label="Details" rows={2} value={text} onChange={(value) => onChange({ text: value })} />
      {option.takesMedia && (
        <div className={styles.media}>
          <TextField
            label="URL"
            type="url"
            inputMode="url"
            hint="The address of an image or a page."
            value={imageUrl}
            error={left ? url(imageUrl) : null}
            onBlur={() => setLeft(true)}
            onChange={(value) => {
              setLeft(false)
              onChange({ imageUrl: value })
            }}
          />
          <FileField
            label="Image or file"
            hint={`Under ${changeFileMegabytes} MB.`}
            multiple={false}
            check={changeFile}
            files={
              imageFile === null
                ? []
                : [{ id: option.id, file: imageFile, description: '', error: changeFile(imageFile) }]
            }
            onChange={([chosen]) => onChange({ imageFile: chosen?.file ?? null })}
          />
        </div>
      )}
    </section>
  )
}
