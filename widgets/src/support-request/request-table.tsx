import { formatDateTime } from '@portal/core/foundation/format/time'
import { nameOfIssue } from '@portal/core/work/support/name'
import { shownStatus, statusTone } from '@portal/core/work/support/statuses'
import { Button } from '@portal/ui/button'
import { ChevronRight, Icon } from '@portal/ui/icon'
import { Table, type Column } from '@portal/ui/table'
import { useState, type ReactElement } from 'react'
import { Ago } from './issue-parts.tsx'
import { IssueSummary } from './issue-summary.tsx'
import styles from './request-table.module.css'
import type { Reopening } from './use-reopen.ts'
import type { Issue } from './use-requests.ts'

export interface RequestTableProps {
  /** Which requests: the name of their tab. */
  readonly label: string
  readonly issues: readonly Issue[]
  readonly loading: boolean
  readonly reopening: Reopening
  /** Where pictures of a description are, on a page of another host. */
  readonly origin: string
  readonly onDetails: (key: string) => void
}

/** Requests with what can be done with each; a row opens to show what was written. */
export function RequestTable({
  label,
  issues,
  loading,
  reopening,
  origin,
  onDetails,
}: RequestTableProps): ReactElement {
  const [open, setOpen] = useState<readonly string[]>([])
  const toggle = (key: string): void =>
    setOpen((keys) => (keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key]))

  const columns: readonly Column<Issue>[] = [
    {
      id: 'summary',
      label: 'Summary',
      value: ({ fields }) => nameOfIssue(fields),
      cell: (issue) => (
        <Summary issue={issue} open={open.includes(issue.key)} onToggle={() => toggle(issue.key)} />
      ),
      width: 260,
    },
    { id: 'type', label: 'Type', value: ({ fields }) => fields.issuetype.name },
    {
      id: 'created',
      label: 'Created At',
      value: ({ fields }) => fields.created,
      cell: ({ fields }) => <Ago at={fields.created} />,
    },
    {
      id: 'status',
      label: 'Status',
      kind: 'status',
      value: ({ fields }) => shownStatus(fields.status.name),
      tone: ({ fields }) => statusTone(fields.status.name),
    },
    { id: 'updated', label: 'Last Updated', value: ({ fields }) => formatDateTime(fields.updated) },
  ]
  return (
    <Table
      label={label}
      columns={columns}
      rows={issues}
      rowId={({ key }) => key}
      loading={loading}
      below={(issue) => (open.includes(issue.key) ? <IssueSummary issue={issue} origin={origin} /> : null)}
      actions={(issue) => (
        <span className={styles.actions}>
          {issue.can.reopen && (
            <Button
              size="small"
              variant="ghost"
              aria-label={`Reopen ${issue.key}`}
              loading={reopening.under.includes(issue.key)}
              onClick={() => reopening.reopen(issue.key)}
            >
              Reopen
            </Button>
          )}
          <Button size="small" aria-label={`Details of ${issue.key}`} onClick={() => onDetails(issue.key)}>
            Details
          </Button>
        </span>
      )}
    />
  )
}

interface SummaryProps {
  readonly issue: Issue
  readonly open: boolean
  readonly onToggle: () => void
}

/** The name of a request, which opens its row; a feature is called by its own title, under which all of them are filed stands below. */
function Summary({ issue: { key, fields }, open, onToggle }: SummaryProps): ReactElement {
  const name = nameOfIssue(fields)
  return (
    <button type="button" className={styles.summary} aria-expanded={open} onClick={onToggle}>
      <span className={styles.chevron}>
        <Icon of={ChevronRight} />
      </span>
      <span className={styles.names}>
        <span>{name}</span>
        <span className={styles.filed}>
          {key}
          {name !== fields.summary && ` · ${fields.summary}`}
        </span>
      </span>
    </button>
  )
}
