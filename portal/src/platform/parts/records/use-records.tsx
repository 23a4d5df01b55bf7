import type { Resource } from '@portal/core/foundation/contract/resource'
import { SquarePen, Trash2 } from '@portal/ui/icon'
import type { ReactElement, ReactNode } from 'react'
import { FetchedWhenIdle } from '../../../foundation/errors/fetched-when-idle.ts'
import type { FormFields, Input, InputsOf, SentOf, StartOf } from '../form/input.ts'
import type { Attempt } from '../form/index.ts'
import type { Action } from '../list/index.ts'
import { useRemoval } from '../removal/index.ts'
import { nameOf, nameProblem } from './entry-form.ts'
import { RecordDialog } from './fetched-later.ts'
import type { BelowForm, FieldLook } from './record-dialog.tsx'
import { useOpenRecord } from './use-open-record.ts'

/** A record of a list that people keep. */
export interface RecordRow {
  readonly id: number
  readonly version?: number
  /** What the server lets this person do with it; everything where it does not say. */
  readonly can?: { readonly update: boolean; readonly remove: boolean }
}

type SaveOptions = Attempt<FormFields, Record<never, never>>['options']

export interface RecordsSettings<Row extends RecordRow, F extends FormFields> {
  /** What one of them is called inside a sentence: `activity type`. */
  readonly one: string
  /** The name of the open record in the address: `type`. The last word of `one` when absent. */
  readonly address?: string
  /** Every record, whatever the list shows; undefined while they are on their way. */
  readonly rows: readonly Row[] | undefined
  readonly fields: F
  readonly looks?: { readonly [K in keyof F]?: FieldLook }
  /** What a new one starts with. */
  readonly start?: () => StartOf<F>
  /** Among whom a name is taken; all of them when absent. */
  readonly rivals?: (inputs: InputsOf<F>, other: Row) => boolean
  readonly create: (sent: SentOf<F>, options: SaveOptions) => Promise<unknown>
  readonly update: (id: number, changes: Partial<SentOf<F>>, options: SaveOptions) => Promise<unknown>
  readonly remove: (id: number) => Promise<unknown>
  /** One record as it is now, where a save may come too late. */
  readonly read?: (id: number) => Promise<Row>
  /** After a write: reads the lists again. */
  readonly changed: () => void
  /** What stands below the fields while one is typed; a component, the same at every drawing. */
  readonly below?: BelowForm | undefined
  /** What else to know before one is deleted. */
  readonly beforeRemoval?: ReactNode
  /** The kept list whose entries are retired with a word on what uses them. */
  readonly retires?: Resource | undefined
  /** Takes an entry out in another way than by a question and a deletion. */
  readonly removal?: { ask(row: Row): void; readonly dialogs: ReactElement | null } | undefined
}

/** Keeping the records of a list: what its screen draws and offers. */
export interface RecordsInUse<Row> {
  /** Opens the dialog of a new one. */
  add(): void
  open(row: Row): void
  readonly edit: Action<Row>
  readonly remove: Action<Row>
  /** Draw them once, anywhere. */
  readonly dialogs: ReactElement
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/**
 * Adding, changing and deleting the records of a list. Which one is open
 * stands in the address; its dialog is fetched once the list stands there.
 */
export function useRecords<Row extends RecordRow, F extends FormFields>(
  settings: RecordsSettings<Row, F>,
): RecordsInUse<Row> {
  const { one, changed, rows = [] } = settings
  const opened = useOpenRecord(settings.address ?? one.split(' ').at(-1) ?? one)
  const removal = useRemoval<Row>({
    title: () => `Delete this ${one}?`,
    question: ([row]) => (
      <>
        <strong>{row && nameOf(row)}</strong> will be deleted{settings.beforeRemoval ?? '.'}
      </>
    ),
    remove: ({ id }) => settings.remove(id),
    removed: changed,
    done: () => `${capital(one)} has been deleted.`,
    failed: `${capital(one)} could not be deleted.`,
    tellReason: true,
  })
  const open = opened.id === 'new' ? null : rows.find(({ id }) => id === opened.id)
  // The dialog is of any fields; here is where they are these, and the inputs and values theirs.
  const check = (inputs: Readonly<Record<string, Input>>) =>
    nameProblem(
      inputs,
      rows.filter(
        (other) => other.id !== open?.id && (settings.rivals?.(inputs as InputsOf<F>, other) ?? true),
      ),
    )
  const { read } = settings
  const reload = open && read ? () => read(open.id) : undefined
  return {
    add: () => opened.open('new'),
    open: ({ id }) => opened.open(id),
    edit: {
      name: 'Edit',
      icon: SquarePen,
      shortcut: 'e',
      may: ({ can }) => can?.update ?? true,
      run: ({ id }) => opened.open(id),
    },
    remove: {
      name: 'Delete',
      icon: Trash2,
      danger: true,
      may: ({ can }) => can?.remove ?? true,
      run: (row) => (settings.removal ? settings.removal.ask(row) : removal.ask([row])),
    },
    dialogs: (
      <>
        <FetchedWhenIdle part={RecordDialog} />
        {open !== undefined && (open === null || (open.can?.update ?? true)) && (
          <RecordDialog
            key={opened.id}
            title={`${open ? 'Edit' : 'Add'} ${one}`}
            fields={settings.fields}
            looks={settings.looks ?? {}}
            from={open ?? settings.start?.() ?? {}}
            isNew={open === null}
            check={check}
            save={(sent, { options, changed: changes }) =>
              open
                ? settings.update(open.id, changes as Partial<SentOf<F>>, options)
                : settings.create(sent as SentOf<F>, options)
            }
            saved={changed}
            reload={reload}
            onClose={opened.close}
            below={settings.below}
            retires={settings.retires}
          />
        )}
        {settings.removal?.dialogs ?? removal.dialog}
      </>
    ),
  }
}
