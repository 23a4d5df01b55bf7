import type { Answer } from '@portal/core/calls'
import { overrideUpload } from '@portal/core/results/overrides/limits'
import { messageFor } from '@portal/core/foundation/contract/api-error'
import { formatDay } from '@portal/core/foundation/format'
import { employeesWithRole } from '@portal/core/foundation/policy/rules-of-calls'
import { useStore } from '@nanostores/react'
import { EmptyState } from '@portal/ui/empty-state'
import { FileField, type ChosenFile } from '@portal/ui/file-field'
import { CircleCheck, Download, Eye, FileSpreadsheet, RotateCcw, Trash2 } from '@portal/ui/icon'
import { fileSize } from '@portal/core/foundation/rules'
import { showError, showSuccess } from '@portal/ui/toast'
import { useState, type ReactElement } from 'react'
import { refresh } from '../../foundation/session/query.ts'
import { client as api, session } from '../../foundation/session/session.ts'
import { List, whole, type Action, type ListColumn } from '../../platform/parts/list/index.ts'
import { Page } from '../../platform/parts/page/index.ts'
import { useRemoval } from '../../platform/parts/removal/index.ts'
import { OverridePreview } from './override-preview.tsx'

export type OverrideFile = Answer<'overrideFiles.list'>[number]

const megabytes = overrideUpload.each / 1024 / 1024
const keepers = employeesWithRole('Developer')

const wordsOf = ({ state, problems }: OverrideFile): string =>
  state === 'Checked' ? (problems.length > 0 ? 'With Mistakes' : 'Ready') : state

const columns: readonly ListColumn<OverrideFile>[] = [
  { id: 'name', label: 'File', value: ({ name }) => name, grow: true, width: 240 },
  {
    id: 'state',
    label: 'State',
    kind: 'status',
    value: wordsOf,
    tone: (file) =>
      file.state === 'Applied'
        ? 'success'
        : file.problems.length > 0
          ? 'danger'
          : file.state === 'Checked'
            ? 'information'
            : 'neutral',
    width: 152,
  },
  { id: 'lines', label: 'Lines', kind: 'number', value: ({ lines }) => lines, width: 88 },
  { id: 'from', label: 'From', kind: 'date', value: ({ from }) => from, width: 112 },
  { id: 'until', label: 'Until', kind: 'date', value: ({ until }) => until, width: 112 },
  { id: 'uploadedAt', label: 'Uploaded', kind: 'date', value: ({ uploadedAt }) => uploadedAt, width: 116 },
  { id: 'uploadedBy', label: 'By', value: ({ uploadedBy }) => uploadedBy, width: 150 },
  {
    id: 'changedAt',
    label: 'Changed',
    value: ({ changedAt }) => changedAt && formatDay(changedAt),
    width: 112,
    extra: true,
  },
]

const source = whole(
  'overrideFiles.list',
  { body: {} },
  { search: ({ name, uploadedBy }) => `${name} ${uploadedBy}` },
)
const changed = (): void => refresh('overrideFiles', 'metrics', 'reports')

/** `/tools/dv360-override-file`: files that say what days of Display & Video 360 really were. */
export function OverrideScreen(): ReactElement {
  const may = keepers.scope(useStore(session.$actor)) !== 'none'
  const [files, setFiles] = useState<readonly ChosenFile[]>([])
  const [seen, setSeen] = useState<OverrideFile | null>(null)
  const take = async (chosen: readonly ChosenFile[]): Promise<void> => {
    setFiles(chosen)
    const [first] = chosen.filter(({ error }) => !error)
    if (!first) return
    try {
      const file = await api.call('overrideFiles.upload', { body: {}, files: [first.file] })
      changed()
      setFiles([])
      if (file.problems.length > 0)
        showError(
          file.problems.length === 1
            ? `One line needs correcting. ${file.problems[0] ?? ''}`
            : `${file.problems.length} lines need correcting, the first one: ${file.problems[0] ?? ''}`,
        )
      else {
        showSuccess('The file is in order. Look at what it changes, then apply it.')
        setSeen(file)
      }
    } catch (error) {
      setFiles([])
      showError(messageFor(error) ?? 'The file could not be read.')
    }
  }
  const change = async (
    name: 'overrideFiles.apply' | 'overrideFiles.takeBack',
    { id }: OverrideFile,
  ): Promise<void> => {
    try {
      await api.call(name, { params: { id }, body: {} })
      changed()
      setSeen(null)
      showSuccess(
        name === 'overrideFiles.apply'
          ? 'The figures are corrected.'
          : 'The figures are what they were before.',
      )
    } catch (error) {
      showError(messageFor(error) ?? 'The figures could not be changed.')
    }
  }
  const removal = useRemoval<OverrideFile>({
    title: () => 'Delete this file?',
    question: ([file]) => <strong>{file?.name}</strong>,
    remove: ({ id }) => api.call('overrideFiles.remove', { params: { id } }),
    removed: changed,
    done: () => 'The file has been deleted.',
    failed: 'The file could not be deleted.',
  })
  const look: Action<OverrideFile> = { name: 'See what it changes', icon: Eye, run: setSeen }
  const download: Action<OverrideFile> = {
    name: 'Download',
    icon: Download,
    may: ({ address }) => address !== null,
    run: ({ address }) => void (address !== null && window.open(address, '_self')),
  }
  const actions: readonly Action<OverrideFile>[] = may
    ? [
        look,
        download,
        {
          name: 'Apply',
          icon: CircleCheck,
          may: ({ state, problems }) => state !== 'Applied' && problems.length === 0,
          run: setSeen,
        },
        {
          name: 'Take back',
          icon: RotateCcw,
          may: ({ state }) => state === 'Applied',
          run: (file) => void change('overrideFiles.takeBack', file),
        },
        {
          name: 'Delete',
          icon: Trash2,
          danger: true,
          may: ({ state }) => state !== 'Applied',
          run: (file) => removal.ask([file]),
        },
      ]
    : [look, download]
  return (
    <Page
      title="DV360 Override File"
      description="Corrects days of Display & Video 360 where the platform’s own export was wrong. Nothing changes before you apply it, and it can be taken back."
    >
      {may && (
        <FileField
          label="File of corrections"
          hint={`CSV or Excel under ${megabytes} MB with Date, Insertion Order ID and Impressions, Clicks, Revenue or Conversions.`}
          accept=".csv,.tsv,.txt,.xlsx"
          multiple={false}
          check={fileSize(megabytes)}
          files={files}
          onChange={(chosen) => void take(chosen)}
        />
      )}
      <List<OverrideFile, unknown>
        name="dv360-override-file.index"
        label="Override files"
        of={source}
        columns={columns}
        search="Search files"
        actions={actions}
        onOpen={setSeen}
        expand={({ problems }) =>
          problems.length === 0 ? (
            <p>Every line was understood.</p>
          ) : (
            problems.map((problem) => <p key={problem}>{problem}</p>)
          )
        }
        empty={
          <EmptyState icon={FileSpreadsheet} title="No files yet">
            {may
              ? 'Upload the first one: it is checked, and shows what it would change.'
              : 'What a developer or an administrator uploads stands here, with what it changes.'}
          </EmptyState>
        }
      />
      {seen && (
        <OverridePreview
          file={seen}
          {...(may && seen.state !== 'Applied' && seen.problems.length === 0
            ? { onApply: () => void change('overrideFiles.apply', seen) }
            : {})}
          onClose={() => setSeen(null)}
        />
      )}
      {removal.dialog}
    </Page>
  )
}
