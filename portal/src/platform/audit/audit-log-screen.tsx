import { messageFor } from '@portal/core/foundation/contract/api-error'
import { formatDateTime } from '@portal/core/foundation/format'
import { pathOf } from '@portal/core/foundation/routes'
import { Button } from '@portal/ui/button'
import { DataTable } from '@portal/ui/data-table'
import { EmptyState } from '@portal/ui/empty-state'
import { History } from '@portal/ui/icon'
import { useMemo, useState, type ReactElement } from 'react'
import { ExportButton } from '../parts/list/export-button.tsx'
import { ListTools, useList, type Filter, type ListColumn } from '../parts/list/index.ts'
import { Page } from '../parts/page/index.ts'
import { useQuery, useSetQuery } from '../../foundation/address/address.ts'
import { ViewsMenu } from '../views/views-menu.tsx'
import styles from './audit.module.css'
import { auditedCalls, deedOf, pageOfRecord, shortDeedOf } from './audit-words.ts'
import { Changes, changesAsText } from './changes.tsx'
import { logSource, type AuditEntry } from './log-source.ts'

const filters: readonly Filter[] = [
  { kind: 'record', name: 'userId', label: 'Person', of: 'employees' },
  { kind: 'choice', name: 'call', label: 'What', options: auditedCalls },
  { kind: 'record', name: 'clientId', label: 'Client', of: 'clients' },
  { kind: 'day', name: 'from', label: 'From' },
  { kind: 'day', name: 'to', label: 'To' },
]

const who = ({ user, impersonator, via }: AuditEntry): string =>
  impersonator
    ? `${impersonator.fullName} as ${user?.fullName ?? 'nobody'}`
    : (user?.fullName ?? (via === 'guest' ? 'A guest' : 'The portal'))

const columns: readonly ListColumn<AuditEntry>[] = [
  { id: 'at', label: 'When', value: ({ at }) => formatDateTime(at), sortable: false, width: 208 },
  { id: 'who', label: 'Who', value: who, sortable: false, width: 200 },
  { id: 'what', label: 'What', value: shortDeedOf, sortable: false, width: 260 },
  {
    id: 'client',
    label: 'Client',
    value: ({ client }) => client?.name,
    cell: ({ client }) =>
      client && <a href={pathOf('clients.profile', { slug: client.slug })}>{client.name}</a>,
    sortable: false,
    width: 180,
  },
  {
    id: 'changes',
    label: 'Changes',
    value: ({ changes }) => changesAsText(changes),
    sortable: false,
    grow: true,
  },
  {
    id: 'record',
    label: 'Record',
    value: ({ subject, subjectId }) => [subject, subjectId].filter(Boolean).join(' '),
    sortable: false,
    extra: true,
    width: 140,
  },
  { id: 'call', label: 'Call', value: ({ call }) => call, sortable: false, extra: true, width: 200 },
  { id: 'via', label: 'Through', value: ({ via }) => via, sortable: false, extra: true, width: 140 },
  { id: 'ip', label: 'Address', value: ({ ip }) => ip, sortable: false, extra: true, width: 120 },
]

/** Who did what, when, in whose name, and what changed by it. */
export function AuditLogScreen(): ReactElement {
  const before = useQuery().get('before')
  const setQuery = useSetQuery()
  const [expanded, setExpanded] = useState<readonly string[]>([])
  const source = useMemo(() => logSource(before), [before])
  const list = useList({ name: 'admin.audit-log', of: source, columns, filters, pageSize: 50 })
  const inUse = {
    ...list,
    // Another question begins at the latest entry again.
    setFilters: (values: Readonly<Record<string, string | null>>) =>
      list.setFilters({ ...values, before: null }),
    showView: (...view: Parameters<typeof list.showView>) => {
      setQuery({ before: null }, { replace: true })
      list.showView(...view)
    },
    clear: () => setQuery({ ...Object.fromEntries(filters.map(({ name }) => [name, null])), before: null }),
  }
  const next = list.answer?.next ?? null
  return (
    <Page
      title="Audit Log"
      description="Every change, with who made it. Entries are written once and never changed."
    >
      <DataTable
        label="Audit log"
        toolbar={
          <ListTools
            of={inUse}
            aside={
              <>
                <ViewsMenu of={inUse} />
                <ExportButton of={list} fileName="Audit log" />
              </>
            }
          />
        }
        columns={list.columns}
        rows={list.rows}
        rowId={({ id }) => String(id)}
        layout={list.layout}
        onLayout={list.setLayout}
        loading={list.loading}
        error={list.error ? (messageFor(list.error) ?? 'You may not see this list.') : null}
        onRetry={list.retry}
        expanded={expanded}
        onExpand={setExpanded}
        renderExpanded={(entry) => <Detail entry={entry} />}
        empty={
          <EmptyState icon={History} title="Nothing was done">
            No entry fits the filters in use.
          </EmptyState>
        }
      />
      <nav className={styles.pages} aria-label="Pages">
        {before !== null && (
          <Button size="small" onClick={() => setQuery({ before: null })}>
            Latest
          </Button>
        )}
        <Button size="small" disabled={next === null} onClick={() => setQuery({ before: next })}>
          Older
        </Button>
      </nav>
    </Page>
  )
}

function Detail({ entry }: { readonly entry: AuditEntry }): ReactElement {
  const page = pageOfRecord(entry.subject, entry.subjectId)
  const record = `${entry.subject} ${entry.subjectId ?? ''}`
  return (
    <div className={styles.detail}>
      <p>{deedOf(entry)}</p>
      <div className={styles.facts}>
        <span>
          Call <code>{entry.call}</code>
        </span>
        {entry.subject !== null && <span>Record {page === null ? record : <a href={page}>{record}</a>}</span>}
        <span>Through {entry.via}</span>
        {entry.ip !== null && <span>From {entry.ip}</span>}
      </div>
      <Changes of={entry.changes} />
    </div>
  )
}
