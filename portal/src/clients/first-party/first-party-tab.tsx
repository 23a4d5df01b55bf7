import type { Answer } from '@portal/core/calls'
import {
  matchPlatformNames,
  matchPlatforms,
  type MatchPlatform,
} from '@portal/core/clients/first-party/customers'
import { employees } from '@portal/core/foundation/policy/rules-of-calls'
import { messageFor } from '@portal/core/foundation/contract/api-error'
import { useStore } from '@nanostores/react'
import { Button } from '@portal/ui/button'
import { EmptyState } from '@portal/ui/empty-state'
import { CloudUpload, Download, Trash2, Users } from '@portal/ui/icon'
import { showError } from '@portal/ui/toast'
import { useMemo, useState, type ReactElement } from 'react'
import { refresh } from '../../foundation/session/query.ts'
import { client as api, session } from '../../foundation/session/session.ts'
import { giveFile, List, whole, type Action, type ListColumn } from '../../platform/parts/list/index.ts'
import { useRemoval } from '../../platform/parts/removal/index.ts'
import { ProfileFrame } from '../profile/profile-frame.tsx'
import { fetched } from '../../foundation/errors/fetched.ts'
import { FetchedWhenIdle } from '../../foundation/errors/fetched-when-idle.ts'

const UploadDialog = fetched(() => import('./upload-dialog.tsx').then((m) => m.UploadDialog))

type CustomerList = Answer<'customerLists.ofClient'>[number]

const usable = (platform: MatchPlatform, label: string): ListColumn<CustomerList> => ({
  id: platform,
  label,
  kind: 'number',
  value: (row) => row[platform],
  hint: `Customers whom ${matchPlatformNames[platform]} can match`,
  width: 76,
  sortable: false,
})

const columns: readonly ListColumn<CustomerList>[] = [
  { id: 'name', label: 'List', value: ({ name }) => name, grow: true, width: 220 },
  { id: 'uploadedAt', label: 'Uploaded', kind: 'date', value: ({ uploadedAt }) => uploadedAt },
  { id: 'uploadedBy', label: 'By', value: ({ uploadedBy }) => uploadedBy, width: 150 },
  { id: 'rows', label: 'Customers', kind: 'number', value: ({ rows }) => rows },
  usable('google', 'Google'),
  usable('meta', 'Meta'),
  usable('tiktok', 'TikTok'),
  {
    id: 'kept',
    label: 'Files',
    kind: 'status',
    value: ({ kept }) => (kept ? 'Ready' : 'Removed'),
    tone: ({ kept }) => (kept ? 'success' : 'neutral'),
    width: 104,
  },
  {
    id: 'expiresAt',
    label: 'Removed On',
    kind: 'date',
    value: ({ expiresAt }) => expiresAt,
    width: 120,
    extra: true,
  },
]

/** Lists of a dealership's customers for matching: hashed when they come, kept for a month, never readable. */
export function FirstPartyTab(): ReactElement {
  const [adding, setAdding] = useState(false)
  const may = employees.scope(useStore(session.$actor)) !== 'none'
  return (
    <ProfileFrame
      actions={() =>
        may && (
          <Button icon={CloudUpload} variant="primary" onClick={() => setAdding(true)}>
            Upload list
          </Button>
        )
      }
    >
      {({ id }) => (
        <>
          <CustomerLists clientId={id} />
          {may && <FetchedWhenIdle part={UploadDialog} />}
          {adding && <UploadDialog clientId={id} onClose={() => setAdding(false)} />}
        </>
      )}
    </ProfileFrame>
  )
}

async function download(id: number, platform: MatchPlatform): Promise<void> {
  try {
    const { text, fileName } = await api.call('customerLists.file', { params: { id, platform }, body: {} })
    giveFile(new Blob([text], { type: 'text/csv' }), fileName)
  } catch (error) {
    showError(messageFor(error) ?? 'The file could not be downloaded.')
  }
}

function CustomerLists({ clientId }: { readonly clientId: number }): ReactElement {
  const source = useMemo(
    () =>
      whole(
        'customerLists.ofClient',
        { params: { id: clientId } },
        { search: ({ name, uploadedBy }) => `${name} ${uploadedBy}` },
      ),
    [clientId],
  )
  const removal = useRemoval<CustomerList>({
    title: () => 'Remove this list?',
    question: ([row]) => (
      <>
        <strong>{row?.name}</strong> goes with its files. Audiences that were made of them stay at the
        platforms.
      </>
    ),
    remove: ({ id }) => api.call('customerLists.remove', { params: { id } }),
    removed: () => refresh('customerLists'),
    done: () => 'The list has been removed.',
    failed: 'The list could not be removed.',
  })
  const actions: readonly Action<CustomerList>[] = [
    ...matchPlatforms.map((platform): Action<CustomerList> => ({
      name: `Download for ${matchPlatformNames[platform]}`,
      icon: Download,
      may: (row) => row.kept && row[platform] > 0,
      run: ({ id }) => void download(id, platform),
    })),
    { name: 'Remove', icon: Trash2, danger: true, run: (row) => removal.ask([row]) },
  ]
  return (
    <>
      <List<CustomerList, unknown>
        name="clients.profile.first-party"
        label="Lists of customers"
        of={source}
        columns={columns}
        search="Search lists"
        actions={actions}
        expand={(row) => <Found list={row} />}
        empty={
          <EmptyState icon={Users} title="No lists yet">
            Upload the first one as CSV or XLSX: it is hashed when it comes, and the file itself is kept
            nowhere.
          </EmptyState>
        }
      />
      {removal.dialog}
    </>
  )
}

/** What was found in a list, and what was not used of it. */
const Found = ({
  list: { columns: used, leftOut, unusable },
}: {
  readonly list: CustomerList
}): ReactElement => (
  <>
    <p>Used: {used.join(', ')}.</p>
    {leftOut.length > 0 && <p>Not read: {leftOut.join(', ')}.</p>}
    {unusable.map(({ why, rows }) => (
      <p key={why}>
        {why}: {rows.toLocaleString('en-US')} {rows === 1 ? 'row' : 'rows'}.
      </p>
    ))}
  </>
)
