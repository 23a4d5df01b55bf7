import { messageFor } from '@portal/core/foundation/contract/api-error'
import { counted, monthRange, today } from '@portal/core/foundation/format'
import { formatMonth } from '@portal/core/foundation/format/budget-periods'
import { addMonths } from '@portal/core/foundation/format/dates'
import { pathOf } from '@portal/core/foundation/routes'
import {
  buildName,
  readName,
  type NamePart,
  type NameScheme,
} from '@portal/core/programs/manufacturers/names'
import { Badge } from '@portal/ui/badge'
import { Button } from '@portal/ui/button'
import { Card } from '@portal/ui/card'
import { Combobox } from '@portal/ui/combobox'
import { EmptyState } from '@portal/ui/empty-state'
import { Copy, RotateCcw, Tag } from '@portal/ui/icon'
import { Select } from '@portal/ui/select'
import { SkeletonText } from '@portal/ui/skeleton'
import { Table } from '@portal/ui/table'
import { Tabs } from '@portal/ui/tabs'
import { TextArea, TextField } from '@portal/ui/text-field'
import { useMemo, useState, type ReactElement } from 'react'
import { Link } from 'wouter'
import { ErrorState } from '../../foundation/errors/error-state.tsx'
import { useQuery, useSetQuery } from '../../foundation/address/address.ts'
import { copy } from '../../foundation/browser/clipboard.ts'
import { useCall } from '../../foundation/session/query.ts'
import { Page, type Crumb } from '../../platform/parts/page/index.ts'
import styles from './manufacturers.module.css'

export interface NamesScreenProps {
  readonly program: string
  readonly title: string
  readonly crumbs: readonly Crumb[]
}

/** Names that are looked at together. */
const mostNames = 500

const tabs = [
  { id: 'build', label: 'Build a name' },
  { id: 'check', label: 'Check names' },
] as const

/** Campaign names of a program: built from choices, and names that are there read back into their parts. */
export function NamesScreen({ program, title, crumbs }: NamesScreenProps): ReactElement {
  const { data: scheme, error, loading, retry } = useCall('oemSchemes.get', { query: { program } })
  const checking = useQuery().get('tab') === 'check'
  const setQuery = useSetQuery()
  return (
    <Page
      title={title}
      crumbs={crumbs}
      description={
        scheme
          ? `Campaign names of ${scheme.name}: ${scheme.parts.length} parts with "${scheme.separator}" between them, at most ${scheme.longest} characters.`
          : 'Campaign names by the rules of the program.'
      }
      actions={
        <Link href={`${pathOf('settings.name-builder-settings')}${scheme ? `?programId=${scheme.id}` : ''}`}>
          Name Builder Settings
        </Link>
      }
    >
      {scheme ? (
        scheme.parts.length === 0 ? (
          <EmptyState icon={Tag} title="No name parts yet">
            Add the parts of {scheme.name}’s names in Name Builder Settings: this screen follows at once.
          </EmptyState>
        ) : (
          <Tabs
            label="Names"
            tabs={tabs}
            selected={checking ? 'check' : 'build'}
            onSelect={(id) => setQuery({ tab: id === 'build' ? null : id })}
          >
            {checking ? <CheckNames scheme={scheme} /> : <BuildName key={scheme.id} scheme={scheme} />}
          </Tabs>
        )
      ) : error ? (
        <ErrorState
          message={messageFor(error) ?? 'The program could not be read.'}
          onRetry={retry}
          retrying={loading}
        />
      ) : (
        <SkeletonText lines={6} label="Loading the name parts" />
      )}
    </Page>
  )
}

const firstOf = ({ kind, values, needed }: NamePart): string => {
  if (kind === 'A month') return monthRange(today()).start
  const [only, ...others] = values
  return needed && only && others.length === 0 ? only.code : ''
}

function BuildName({ scheme }: { readonly scheme: NameScheme }): ReactElement {
  const start = useMemo(
    () => Object.fromEntries(scheme.parts.map((part) => [part.id, firstOf(part)])),
    [scheme],
  )
  const [chosen, setChosen] = useState<Readonly<Record<number, string>>>(start)
  const [tried, setTried] = useState(false)
  const { name, problems, problem } = buildName(scheme, chosen)
  const [wrong] = [...Object.values(problems), ...(problem === null ? [] : [problem])]
  const take = (): void => {
    setTried(true)
    if (wrong === undefined) void copy('Campaign name', name)
  }
  return (
    <div className={styles.build}>
      <Card title="Parts">
        <div className={styles.parts}>
          {scheme.parts.map((part) => (
            <PartField
              key={part.id}
              part={part}
              value={chosen[part.id] ?? ''}
              // What is only missing so far is said when somebody wants the name.
              error={tried || (chosen[part.id] ?? '') !== '' ? (problems[part.id] ?? null) : null}
              onChange={(value) => setChosen({ ...chosen, [part.id]: value })}
            />
          ))}
        </div>
      </Card>
      <Card
        title="Name"
        actions={
          <>
            <Button
              icon={RotateCcw}
              onClick={() => {
                setChosen(start)
                setTried(false)
              }}
            >
              Start again
            </Button>
            <Button icon={Copy} variant="primary" onClick={take}>
              Copy
            </Button>
          </>
        }
      >
        <output className={styles.name} aria-label="Campaign name">
          {name}
        </output>
        <p className={styles.said} role="status">
          {wrong === undefined
            ? `${name.length} of at most ${scheme.longest} characters.`
            : tried
              ? wrong
              : 'Choose every part.'}
        </p>
        <dl className={styles.meanings}>
          {readName(scheme, name).parts.map((part, at) => (
            <div key={scheme.parts[at]?.id} className={styles.meaning}>
              <dt>{part.name}</dt>
              <dd>
                <code>{part.text || '…'}</code> {part.meaning ?? ''}
              </dd>
            </div>
          ))}
        </dl>
      </Card>
    </div>
  )
}

interface PartFieldProps {
  readonly part: NamePart
  readonly value: string
  readonly error: string | null
  readonly onChange: (value: string) => void
}

/** Options that are chosen from without looking for them. */
const fewOptions = 12

function PartField({ part, value, error, onChange }: PartFieldProps): ReactElement {
  const { name, kind, values, needed, hint } = part
  const field = { label: name, error, required: needed, ...(hint === '' ? {} : { hint }) }
  if (kind === 'A month') {
    const first = monthRange(today()).start
    const months = Array.from({ length: 8 }, (_, at) => addMonths(first, at - 3))
    return (
      <Select
        {...field}
        options={months.map((month) => ({ value: month, label: formatMonth(month) }))}
        value={value === '' ? null : value}
        onChange={onChange}
      />
    )
  }
  if (kind === 'A number' || kind === 'Text')
    return (
      <TextField
        {...field}
        value={value}
        autoComplete="off"
        onChange={(typed) => onChange(typed.slice(0, 60))}
      />
    )
  const options = values.map(({ code, meaning }) => ({
    value: code,
    label: meaning,
    ...(meaning === code ? {} : { description: code }),
  }))
  if (options.length > fewOptions)
    return (
      <Combobox
        {...field}
        options={options}
        value={options.find((option) => option.value === value) ?? null}
        onChange={(option) => onChange(option?.value ?? '')}
      />
    )
  return (
    <Select
      {...field}
      options={[...(needed ? [] : [{ value: '', label: 'None' }]), ...options]}
      value={value === '' && needed ? null : value}
      onChange={onChange}
    />
  )
}

function CheckNames({ scheme }: { readonly scheme: NameScheme }): ReactElement {
  const [typed, setTyped] = useState('')
  const names = [...new Set(typed.split('\n').map((line) => line.trim()))].filter((line) => line !== '')
  const read = names.slice(0, mostNames).map((name) => ({ name, ...readName(scheme, name) }))
  const wrong = read.filter(({ problem }) => problem !== null)
  return (
    <div className={styles.check}>
      <TextArea
        label="Names"
        hint={`One a line, up to ${mostNames}; paste a column of a spreadsheet.`}
        rows={6}
        value={typed}
        onChange={setTyped}
      />
      {read.length > 0 && (
        <>
          <p className={styles.said} role="status">
            {wrong.length === 0
              ? `${read.length === 1 ? 'The name is' : `All ${read.length} names are`} right.`
              : `${wrong.length} of ${counted(read.length, 'name is', 'names are')} wrong.`}
            {names.length > mostNames &&
              ` The last ${names.length - mostNames} are left out: at most ${mostNames} are checked at once.`}
          </p>
          <Table
            label="Checked names"
            rows={[...wrong, ...read.filter(({ problem }) => problem === null)]}
            rowId={({ name }) => name}
            columns={[
              {
                id: 'name',
                label: 'Name',
                value: ({ name }) => name,
                cell: ({ name }) => <code className={styles.code}>{name}</code>,
                width: 280,
              },
              {
                id: 'state',
                label: 'State',
                value: ({ problem }) => problem === null,
                cell: ({ problem }) =>
                  problem === null ? <Badge tone="success">Right</Badge> : <Badge tone="danger">Wrong</Badge>,
                width: 96,
              },
              {
                id: 'parts',
                label: 'What it says',
                value: ({ parts, problem }) =>
                  problem ?? parts.map(({ name, meaning }) => `${name}: ${meaning ?? ''}`).join(' · '),
                width: 420,
              },
            ]}
          />
        </>
      )}
    </div>
  )
}
