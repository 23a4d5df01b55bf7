import { shownAs, type Resource } from '@portal/core/foundation/contract/resource'
import { takesEntries } from '@portal/core/platform/records/list-facts'
import { entryFields, mostEntries } from '@portal/core/settings/imports/entry-fields'
import { fileSize } from '@portal/core/foundation/rules'
import { Button } from '@portal/ui/button'
import { Card } from '@portal/ui/card'
import { FileField } from '@portal/ui/file-field'
import { Download, Upload } from '@portal/ui/icon'
import { useStore } from '@nanostores/react'
import { useState, type ReactElement } from 'react'
import { useQuery, useSetQuery } from '../../foundation/address/address.ts'
import { useParam } from '../../foundation/address/params.ts'
import { NotFound, ScreenFallback } from '../../foundation/errors/fallbacks.tsx'
import { useCall } from '../../foundation/session/query.ts'
import { client as api, session } from '../../foundation/session/session.ts'
import { giveCsv } from '../../platform/parts/list/index.ts'
import { Page } from '../../platform/parts/page/index.ts'
import { useDeclared } from '../../platform/parts/records/use-declared.ts'
import styles from './imports.module.css'
import { ImportRun } from './later-run.tsx'
import { useImportFile } from './use-import-file.ts'

/** Megabytes that a file of entries may have. */
const largestFile = 20

/** `/tools/import/{list}`: entries of a kept list from a file, of all clients or of one. */
export function EntriesScreen(): ReactElement {
  const actor = useStore(session.$actor)
  const area = useParam('list')
  const query = useQuery()
  const list = useDeclared(area)
  if (list === undefined) return <ScreenFallback />
  if (!list || !takesEntries(list) || list.write.scope(actor) === 'none') return <NotFound />
  const run = Number(query.get('run'))
  if (Number.isInteger(run) && run > 0) return <ImportRun key={run} id={run} />
  const clientId = list.ofClient ? Number(query.get('client')) || null : null
  return <ChooseEntries list={list} clientId={clientId} />
}

function ChooseEntries({
  list,
  clientId,
}: {
  readonly list: Resource
  readonly clientId: number | null
}): ReactElement {
  const setQuery = useSetQuery()
  const { data: client } = useCall('clients.get', clientId === null ? null : { params: { id: clientId } })
  const file = useImportFile(largestFile)
  const [busy, setBusy] = useState(false)
  const send = async (): Promise<void> => {
    const sent = file.toSend()
    if (sent === null || busy) return
    setBusy(true)
    try {
      const body = { kind: 'entries', list: list.area, ...(clientId === null ? {} : { clientId }) } as const
      const run = await api.call('imports.start', { body, files: [sent] })
      setQuery({ run: run.id })
    } catch (error) {
      file.refused(error)
      setBusy(false)
    }
  }
  const columns = Object.values(entryFields({ list, ofOneClient: clientId !== null }))
  return (
    <Page
      title={`Import ${shownAs(list).many}`}
      description={`${client ? `Of ${client.name}, from` : 'From'} a CSV or Excel file as the list is exported. Nothing is changed before you have seen what the file holds.`}
      narrow
    >
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
          <FileField
            label="File"
            required
            multiple={false}
            accept=".csv,.tsv,.txt,.xlsx"
            hint={`CSV or Excel (.xlsx), up to ${mostEntries.toLocaleString('en-US')} rows. The first row names the columns; an empty cell leaves what is there.`}
            check={fileSize(largestFile)}
            files={file.files}
            error={file.error}
            onChange={file.choose}
          />
          <div className={styles.buttons}>
            <Button
              variant="ghost"
              icon={Download}
              onClick={() =>
                giveCsv(
                  `${columns.map(({ field }) => field.label).join(',')}\r\n`,
                  `${shownAs(list).many.replaceAll(' ', '-')}.csv`,
                )
              }
            >
              Empty file with all columns
            </Button>
            <Button type="submit" variant="primary" icon={Upload} loading={busy}>
              Read file
            </Button>
          </div>
        </form>
      </Card>
    </Page>
  )
}
