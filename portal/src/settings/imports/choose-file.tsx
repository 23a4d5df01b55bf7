import { importKindLabel, importKinds, type ImportKind } from '@portal/core/settings/imports/fields'
import { figureSources } from '@portal/core/results/figures/sources'
import { Button } from '@portal/ui/button'
import { Card } from '@portal/ui/card'
import { RadioGroup } from '@portal/ui/choice'
import { Combobox, type Option } from '@portal/ui/combobox'
import { FileField } from '@portal/ui/file-field'
import { Download, Upload } from '@portal/ui/icon'
import { useEffect, useRef, useState, type ReactElement } from 'react'
import { giveCsv } from '../../platform/parts/list/index.ts'
import { useQuery, useSetQuery } from '../../foundation/address/address.ts'
import { useCall } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import styles from './imports.module.css'
import { useFieldsOfKind } from './fields-of-run.ts'
import { useImportFile } from './use-import-file.ts'

/** The server takes no larger file. */
const largestFile = 200

const kinds: readonly { readonly value: ImportKind; readonly label: string; readonly hint: string }[] = [
  { value: 'clients', label: 'Clients', hint: 'Known by their dealer code, or by their name.' },
  { value: 'budgets', label: 'Budgets', hint: 'Known by client, service, type and start date.' },
  {
    value: 'metrics',
    label: importKindLabel.metrics,
    hint: 'Exports of Google Ads, Microsoft Ads, Facebook, LinkedIn, TikTok, Display & Video 360 and Analytics as they are.',
  },
  {
    value: 'figures',
    label: importKindLabel.figures,
    hint: `Exports of ${Object.values(figureSources)
      .map(({ label }) => label)
      .join(', ')}.`,
  },
]

/** Files of figures may be of one client, and name none. */
const takesClient = (kind: ImportKind): boolean => kind === 'metrics' || kind === 'figures'

/** Payments are brought in where invoices are. */
const isKind = (text: string | null): text is ImportKind =>
  text !== 'payments' && importKinds.some((kind) => kind === text)

/** The first step: which file, and what it holds. */
export function ChooseFile(): ReactElement {
  const asked = useQuery().get('kind')
  const setQuery = useSetQuery()
  const kind = isKind(asked) ? asked : 'clients'
  const [whose, setWhose] = useState<Option<number> | null>(null)
  const { data: clients } = useCall('clients.simpleList', takesClient(kind) ? {} : null)
  const fields = useFieldsOfKind(kind)
  const file = useImportFile(largestFile)
  const [progress, setProgress] = useState<number | null>(null)
  const sending = useRef<AbortController | null>(null)
  useEffect(() => () => sending.current?.abort(), [])

  const send = async (): Promise<void> => {
    const sent = file.toSend()
    if (sent === null || progress !== null) return
    const work = new AbortController()
    sending.current = work
    file.choose(file.files)
    setProgress(0)
    try {
      const run = await api.call('imports.start', {
        body: { kind, ...(takesClient(kind) && whose ? { clientId: whose.value } : {}) },
        files: [sent],
        onProgress: setProgress,
        signal: work.signal,
      })
      setQuery({ run: run.id, kind: null })
    } catch (error) {
      setProgress(null)
      if (work.signal.aborted) return
      file.refused(error)
    }
  }
  return (
    <Card>
      <form
        className={styles.choose}
        aria-label="Import a file"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <RadioGroup
          label="What the file holds"
          inline
          options={kinds}
          value={kind}
          disabled={progress !== null}
          onChange={(next) => setQuery({ kind: next }, { replace: true })}
        />
        {takesClient(kind) && (
          <Combobox
            label="Client of the figures"
            hint="Needed where the file names neither a dealer code nor an account that stands in a client's profiles."
            options={(clients ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            value={whose}
            disabled={progress !== null}
            onChange={setWhose}
          />
        )}
        <FileField
          label="File"
          required
          multiple={false}
          accept=".csv,.tsv,.txt,.xlsx"
          hint={`CSV or Excel (.xlsx), up to ${largestFile} MB. The first row names the columns.`}
          files={file.files.map((one) => (progress === null ? one : { ...one, progress }))}
          // A file of another type says so itself.
          error={file.files[0]?.error ? null : file.error}
          onChange={(next) => {
            if (progress !== null) sending.current?.abort()
            setProgress(null)
            file.choose(next)
          }}
        />
        <div className={styles.buttons}>
          <Button
            variant="ghost"
            icon={Download}
            onClick={() =>
              giveCsv(
                `${Object.values(fields)
                  .map(({ field }) => field.label)
                  .join(',')}\r\n`,
                `${kind}.csv`,
              )
            }
          >
            Empty file with all columns
          </Button>
          <Button type="submit" variant="primary" icon={Upload} loading={progress !== null}>
            Read file
          </Button>
        </div>
      </form>
    </Card>
  )
}
