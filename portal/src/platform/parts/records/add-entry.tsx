import type { Fields } from '@portal/core/foundation/contract/field'
import { shownAs, type Resource } from '@portal/core/foundation/contract/resource'
import { parentField, placeField } from '@portal/core/platform/records/list-facts'
import { Icon, Plus } from '@portal/ui/icon'
import { useStore } from '@nanostores/react'
import { useState, type ComponentType, type ReactElement } from 'react'
import { createPortal } from 'react-dom'
import { refresh, useCall } from '../../../foundation/session/query.ts'
import { session } from '../../../foundation/session/session.ts'
import type { AddEntryProps } from '../form/add-beside.tsx'
import { fetchList } from './declared.ts'
import { lastPlace, looksOf, nameProblem, typedOf } from './entry-form.ts'
import { keptCalls } from './kept-calls.ts'
import { placeOf, titleOf, type KeptRow } from './kept-row.ts'
import { RecordDialog } from './record-dialog.tsx'
import styles from './records.module.css'
import { whatShows } from './what-shows.ts'

/**
 * What adds an entry to a list where a field needs one.
 *
 * @returns null for a list of clients: which one an entry belongs to is chosen on the screen of that client
 */
export async function addEntryTo(area: string): Promise<ComponentType<AddEntryProps> | null> {
  const list = await fetchList(area)
  return list && !list.ofClient ? ({ added }) => <AddEntry of={list} added={added} /> : null
}

interface AddEntryToProps extends AddEntryProps {
  readonly of: Resource
}

/** Opens the form of a new entry, for those who may keep the list. */
function AddEntry({ of: resource, added }: AddEntryToProps): ReactElement | null {
  const actor = useStore(session.$actor)
  const [open, setOpen] = useState(false)
  if (resource.write.scope(actor) === 'none') return null
  return (
    <>
      <button
        type="button"
        className={styles.addEntry}
        aria-label={`Add ${shownAs(resource).one}`}
        onClick={() => setOpen(true)}
      >
        <Icon of={Plus} size={12} /> Add
      </button>
      {open &&
        // A form inside of another one's would be sent with it.
        createPortal(<NewEntry of={resource} added={added} onClose={() => setOpen(false)} />, document.body)}
    </>
  )
}

function NewEntry({
  of: resource,
  added,
  onClose,
}: AddEntryToProps & { readonly onClose: () => void }): ReactElement | null {
  // The very rows that the field offers: they are here already.
  const { data, error } = useCall(`${resource.area}.list` as 'userLevels.list', {})
  const rows = data as unknown as readonly KeptRow[] | undefined
  if (!rows && !error) return null
  const place = placeField(resource)
  const parent = parentField(resource)
  const fields: Fields = typedOf(resource.fields)
  const isUnique = fields['name']?.unique ?? false
  return (
    <RecordDialog
      title={`Add ${shownAs(resource).one}`}
      fields={fields}
      looks={looksOf(resource)}
      from={place === undefined ? {} : { [place]: lastPlace((rows ?? []).map((row) => placeOf(row, place))) }}
      isNew
      check={(inputs) =>
        nameProblem(
          inputs,
          (rows ?? []).filter((row) => isUnique && (parent === undefined || row[parent] === inputs[parent])),
        )
      }
      save={async (sent, { options }) => {
        const row = (await keptCalls(resource).create(sent, { ...options })) as KeptRow
        added({ value: row.id, label: titleOf(resource, row) })
      }}
      saved={() => refresh(...whatShows(resource))}
      onClose={onClose}
    />
  )
}
