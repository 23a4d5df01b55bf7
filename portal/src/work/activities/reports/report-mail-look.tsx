import type { ChosenFile } from '@portal/ui/file-field'
import type { ReactElement } from 'react'
import type { Draft, Preview } from './report-mail-draft.ts'
import styles from './report-mail.module.css'

/** The message as it goes out. */
export function Look({
  draft,
  preview,
  files,
}: {
  readonly draft: Draft
  readonly preview: Preview
  readonly files: readonly ChosenFile[]
}): ReactElement {
  const names = [...preview.files.map(({ name }) => name), ...files.map(({ file }) => file.name)]
  return (
    <div className={styles.look}>
      <dl className={styles.facts}>
        <dt>To</dt>
        <dd>
          {draft.recipients.map((address) => (
            <span key={address} className={styles.address}>
              {address}
              {preview.outsiders.includes(address) && <span className={styles.outside}> outside</span>}
            </span>
          ))}
        </dd>
        <dt>Subject</dt>
        <dd>{preview.subject}</dd>
        {names.length > 0 && (
          <>
            <dt>Files</dt>
            <dd>{names.join(', ')}</dd>
          </>
        )}
      </dl>
      <iframe
        className={styles.message}
        title="The message"
        // No script runs in it; as a page of ours it may show the pictures of the texts.
        sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        srcDoc={preview.html}
      />
    </div>
  )
}
