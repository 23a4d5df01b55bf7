import type { Answer } from '@portal/core/calls'
import { mostContactText } from '@portal/core/clients/contacts/contact-file'
import { ApiError, messageFor } from '@portal/core/foundation/contract/api-error'
import { fileSize } from '@portal/core/foundation/rules'
import { Badge } from '@portal/ui/badge'
import { Banner } from '@portal/ui/banner'
import { FileField, type ChosenFile } from '@portal/ui/file-field'
import { Skeleton } from '@portal/ui/skeleton'
import { showSuccess } from '@portal/ui/toast'
import { useState, type ReactElement } from 'react'
import { refresh } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import { FormDialog, useForm } from '../../platform/parts/form/index.ts'
import styles from './contacts.module.css'

type Preview = Answer<'contacts.previewFile'>
type Result = Preview['rows'][number]['result']

const megabytes = mostContactText / 1024 / 1024

const tones = {
  New: 'success',
  'At Another Store': 'information',
  Changed: 'warning',
  Unchanged: 'neutral',
  Twice: 'neutral',
  Fault: 'danger',
} as const satisfies Readonly<Record<Result, string>>

/** The text of a file, and what it would do or why it cannot be read. */
interface Chosen {
  readonly text: string
  readonly preview: Preview | string | null
}

/** `12 new, 3 changed, 1 at another store`. */
function inWords({
  new: fresh,
  atAnotherStore,
  changed,
  unchanged,
  twice,
  faults,
}: Answer<'contacts.takeFile'>): string {
  const parts = [
    [fresh, 'new'],
    [atAnotherStore, 'known at another store'],
    [changed, 'changed'],
    [unchanged, 'as they are'],
    [twice, 'twice in the file'],
    [faults, faults === 1 ? 'with a fault' : 'with faults'],
  ] as const
  const said = parts.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`)
  return said.join(', ') || 'Nothing in it'
}

/** Takes contacts out of a CSV file or a file of vCards: what each row does is shown before anything is written. */
export function FileDialog({
  clientId,
  onClose,
}: {
  readonly clientId: number | undefined
  readonly onClose: () => void
}): ReactElement {
  const [files, setFiles] = useState<readonly ChosenFile[]>([])
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [missing, setMissing] = useState<string | undefined>()
  const of = clientId === undefined ? {} : { clientId }
  const choose = async (found: readonly ChosenFile[]): Promise<void> => {
    setMissing(undefined)
    setFiles(found)
    setChosen(null)
    const [one] = found.filter(({ error }) => !error)
    if (!one) return
    const text = await one.file.text()
    setChosen({ text, preview: null })
    const preview = await api
      .call('contacts.previewFile', { body: { text, ...of } })
      .catch((error: unknown) =>
        error instanceof ApiError ? (Object.values(error.fields)[0] ?? messageFor(error) ?? '') : '',
      )
    setChosen((now) => (now?.text === text ? { text, preview } : now))
  }
  const form = useForm({
    fields: {},
    save: async (_, { options }) => {
      if (!chosen || chosen.preview === null || typeof chosen.preview === 'string') {
        setMissing('Choose a file with contacts.')
        throw new ApiError(422, 'invalid', 'Choose a file with contacts.')
      }
      return api.call('contacts.takeFile', { body: { text: chosen.text, ...of }, ...options })
    },
    saved: (counts) => {
      refresh('contacts')
      showSuccess(`The file was taken: ${inWords(counts)}.`)
      onClose()
    },
  })
  const preview = chosen?.preview
  const blocked = typeof preview === 'object' && preview !== null && preview.faults > 0
  return (
    <FormDialog
      of={form}
      title="Take contacts from a file"
      width={620}
      saveLabel="Take them in"
      readOnly={blocked}
      onClose={onClose}
    >
      <FileField
        label="File"
        hint={`vCards (3.0 or 4.0), or CSV with Name, Title, Department, Email, Phone, Mobile, Notes${clientId === undefined ? ' and Client' : ''}. Under ${megabytes} MB. Empty cells change nothing.`}
        accept=".csv,.tsv,.txt,.vcf,.vcard"
        multiple={false}
        check={fileSize(megabytes)}
        error={missing}
        files={files}
        onChange={(found) => void choose(found)}
      />
      {chosen && (preview === null || preview === undefined) && <Skeleton height={96} />}
      {typeof preview === 'string' && (
        <Banner tone="danger">{preview || 'The file could not be looked at. Choose it again.'}</Banner>
      )}
      {typeof preview === 'object' && preview !== null && <PreviewOf preview={preview} />}
    </FormDialog>
  )
}

const PreviewOf = ({ preview }: { readonly preview: Preview }): ReactElement => {
  const { rows, leftOut, faults, unchanged, twice } = preview
  const all = preview.new + preview.atAnotherStore + preview.changed + unchanged + twice + faults
  return (
    <section className={styles.preview} aria-label="What the file does" aria-live="polite">
      <p className={styles.sum}>{inWords(preview)}.</p>
      {faults > 0 && <p>All rows are taken, or none: correct the file and choose it again.</p>}
      {leftOut.length > 0 && <p className={styles.facts}>Not read: {leftOut.join(', ')}.</p>}
      <ul className={styles.rows}>
        {rows.map(({ line, name, client, email, result, message }) => (
          <li key={line} className={styles.row}>
            <span className={styles.who}>
              <strong>{name || `Line ${line}`}</strong>
              <span className={styles.facts}>{[client, email].filter(Boolean).join(', ')}</span>
              {message !== '' && (
                <span className={styles.facts}>
                  {result === 'Fault' && name !== '' && `Line ${line}: `}
                  {message}
                </span>
              )}
            </span>
            <Badge tone={tones[result]}>{result}</Badge>
          </li>
        ))}
      </ul>
      {rows.length < all && <p className={styles.facts}>And {all - rows.length} more.</p>}
    </section>
  )
}
