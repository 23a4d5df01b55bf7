import { defaultSuccessMessage } from '@portal/core/foundation/contract/api-error'
import { formatDate } from '@portal/core/foundation/format'
import { pathOf } from '@portal/core/foundation/routes'
import { Badge } from '@portal/ui/badge'
import { Button } from '@portal/ui/button'
import { EmptyState } from '@portal/ui/empty-state'
import {
  ExternalLink,
  EyeOff,
  FileText,
  Link,
  Plus,
  RotateCcw,
  Share2,
  SquarePen,
  Trash2,
} from '@portal/ui/icon'
import { showSuccess } from '@portal/ui/toast'
import type { ReactElement } from 'react'
import type { Action } from '../../foundation/actions/action.ts'
import { List, whole, type ListColumn, type RowOf } from '../../platform/parts/list/index.ts'
import { Page } from '../../platform/parts/page/index.ts'
import { useOpenRecord } from '../../platform/parts/records/index.ts'
import { useRemoval } from '../../platform/parts/removal/index.ts'
import { fetched } from '../../foundation/errors/fetched.ts'
import { copy } from '../../foundation/browser/clipboard.ts'
import { report } from '../../foundation/errors/errors.ts'
import { refresh, useCall } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'

const CoopDocumentDialog = fetched(() =>
  import('./coop-document-dialog.tsx').then((m) => m.CoopDocumentDialog),
)

/** A set of co-op files. */
export type CoopDocument = RowOf<'coopDocuments.list'>

const changed = (): void => refresh('coopDocuments')

const addressOf = ({ publicId }: CoopDocument): string =>
  `${window.location.origin}${pathOf('shared.coop-files', { publicId })}`

const columns: readonly ListColumn<CoopDocument>[] = [
  { id: 'name', label: 'Name', value: ({ name }) => name, grow: true, width: 240 },
  {
    id: 'files',
    label: 'Files',
    kind: 'number',
    value: ({ files }) => files.length,
    width: 84,
  },
  {
    id: 'shared',
    label: 'Shared',
    value: ({ shared }) => shared,
    cell: ({ shared }) =>
      shared ? (
        <Badge tone="success" dot>
          Shared
        </Badge>
      ) : (
        <Badge dot>Not shared</Badge>
      ),
    width: 124,
  },
  { id: 'createdBy', label: 'Added by', value: ({ createdBy }) => createdBy, width: 170 },
  {
    id: 'updatedAt',
    label: 'Changed',
    value: ({ updatedAt }) => updatedAt,
    cell: ({ updatedAt }) => formatDate(updatedAt),
    width: 116,
  },
]

const source = whole(
  'coopDocuments.list',
  {},
  { search: ({ name, description }) => `${name} ${description}` },
)

async function share(document: CoopDocument, shared: boolean): Promise<void> {
  try {
    await api.call('coopDocuments.update', {
      params: { id: document.id },
      body: { shared },
      ifMatch: document.version,
    })
    showSuccess(defaultSuccessMessage)
  } catch (error) {
    report(error)
  }
  changed()
}

/** `/settings/co-op-documents`: files that dealers open by a link, without an account. */
export function CoopDocumentsScreen(): ReactElement {
  const { data: documents } = useCall('coopDocuments.list')
  const opened = useOpenRecord('document')
  const open = opened.id === 'new' ? null : documents?.find(({ id }) => id === opened.id)
  const removal = useRemoval<CoopDocument>({
    title: () => 'Delete these co-op files?',
    question: ([document]) => (
      <>
        <strong>{document?.name}</strong> and its files will be deleted. Its link opens nothing any more.
      </>
    ),
    remove: ({ id }) => api.call('coopDocuments.remove', { params: { id } }),
    removed: changed,
    done: () => 'The co-op files have been deleted.',
    failed: 'The co-op files could not be deleted.',
  })
  const renewal = useRemoval<CoopDocument>({
    title: () => 'Make a new link?',
    question: ([document]) => (
      <>
        The link to <strong>{document?.name}</strong> that people have opens nothing any more.
      </>
    ),
    confirmLabel: 'Make a new link',
    remove: ({ id }) => api.call('coopDocuments.renewAddress', { params: { id }, body: {} }),
    removed: changed,
    done: () => 'There is a new link. Copy it from the menu.',
    failed: 'The link could not be replaced.',
  })
  const actions: readonly Action<CoopDocument>[] = [
    {
      name: 'Copy link',
      icon: Link,
      shortcut: 'c',
      may: ({ shared }) => shared,
      run: (document) => void copy('Link', addressOf(document)),
    },
    {
      name: 'Open as others see it',
      icon: ExternalLink,
      may: ({ shared }) => shared,
      run: (document) => void window.open(addressOf(document), '_blank', 'noopener'),
    },
    { name: 'Edit', icon: SquarePen, shortcut: 'e', run: ({ id }) => opened.open(id) },
    {
      name: 'Stop sharing',
      icon: EyeOff,
      may: ({ shared }) => shared,
      run: (document) => void share(document, false),
    },
    {
      name: 'Share',
      icon: Share2,
      may: ({ shared }) => !shared,
      run: (document) => void share(document, true),
    },
    { name: 'Make a new link', icon: RotateCcw, run: (document) => renewal.ask([document]) },
    { name: 'Delete', icon: Trash2, danger: true, run: (document) => removal.ask([document]) },
  ]
  return (
    <Page
      title="Co-op Documents"
      description="Guidelines, forms and pictures that dealers open by a link, without an account."
      actions={
        <Button icon={Plus} variant="primary" onClick={() => opened.open('new')}>
          Add files
        </Button>
      }
    >
      <List<CoopDocument, unknown>
        name="settings.coop-documents"
        label="Co-op documents"
        of={source}
        columns={columns}
        search="Search co-op documents"
        actions={actions}
        onOpen={({ id }) => opened.open(id)}
        empty={
          <EmptyState icon={FileText} title="No co-op documents yet">
            Add files, then send their link to dealers.
          </EmptyState>
        }
      />
      {open !== undefined && (
        <CoopDocumentDialog key={opened.id} document={open} saved={changed} onClose={opened.close} />
      )}
      {removal.dialog}
      {renewal.dialog}
    </Page>
  )
}
