import { columnsProblem, type Columns } from '@portal/core/settings/imports/columns'
import { Button } from '@portal/ui/button'
import { Card } from '@portal/ui/card'
import { ArrowRight, Icon } from '@portal/ui/icon'
import { Select } from '@portal/ui/select'
import { useState, type ReactElement } from 'react'
import { report } from '../../foundation/errors/errors.ts'
import { refresh } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import { useFieldsOfRun } from './fields-of-run.ts'
import type { RunOfList } from './run-state.ts'
import styles from './imports.module.css'

const leftOut = ''

/** Which column of the file is which field: matched by name, changed by hand. */
export function ColumnMatching({ run, list }: RunOfList): ReactElement {
  const [columns, setColumns] = useState<Columns>(run.columns)
  const [checking, setChecking] = useState(false)
  const changed = Object.entries(columns).some(([column, field]) => run.columns[column] !== field)
  const fields = useFieldsOfRun(run, list)
  const problem = columnsProblem(run.kind, columns, fields)
  const options = [
    { value: leftOut, label: 'Left out' },
    ...Object.entries(fields).map(([name, { field }]) => ({
      value: name,
      label: field.required ? `${field.label} *` : field.label,
    })),
  ]
  const check = async (): Promise<void> => {
    setChecking(true)
    try {
      await api.call('imports.setColumns', { params: { id: run.id }, body: { columns } })
    } catch (error) {
      report(error)
    }
    refresh('imports.get')
    setChecking(false)
  }
  return (
    <Card
      title="Columns"
      description="On the left the columns of the file, on the right what they are here."
      actions={
        changed && (
          <Button
            size="small"
            variant="primary"
            disabled={problem !== null}
            loading={checking}
            onClick={() => void check()}
          >
            Check again
          </Button>
        )
      }
    >
      <ul className={styles.columns}>
        {Object.entries(columns).map(([column, field]) => (
          <li key={column} className={styles.column}>
            <span className={styles.fileColumn} title={column}>
              {column}
            </span>
            <span className={styles.arrow}>
              <Icon of={ArrowRight} />
            </span>
            <Select
              label={`Field of ${column}`}
              hideLabel
              size="small"
              options={options}
              value={field ?? leftOut}
              onChange={(chosen) => setColumns({ ...columns, [column]: chosen === leftOut ? null : chosen })}
            />
          </li>
        ))}
      </ul>
      <p className={styles.problem} role="status">
        {problem}
      </p>
    </Card>
  )
}
