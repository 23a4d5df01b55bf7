import type { Answer } from '@portal/core/calls'
import { areaOf } from '@portal/core/access/api-keys/keys'
import { Checkbox } from '@portal/ui/choice'
import { Search } from '@portal/ui/icon'
import { Skeleton } from '@portal/ui/skeleton'
import { TextField } from '@portal/ui/text-field'
import { useMemo, useState, type ReactElement } from 'react'
import { ErrorState } from '../../foundation/errors/error-state.tsx'
import { useCall } from '../../foundation/session/query.ts'
import styles from './api-keys.module.css'

type Scope = Answer<'apiKeys.scopes'>[number]

interface ScopePickerProps {
  /** Whose calls are offered: one's own where undefined; null while nobody is chosen. */
  readonly userId: number | null | undefined
  /** Names of calls. */
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
  readonly problem: string | null
}

/** `budgetChanges` as people read it. */
const areaWords = (area: string): string =>
  area.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/^./, (letter) => letter.toUpperCase())

const inAreas = (scopes: readonly Scope[]): readonly (readonly [string, readonly Scope[]])[] => {
  const areas = new Map<string, Scope[]>()
  for (const scope of scopes) {
    const area = areaOf(scope.name)
    const known = areas.get(area)
    if (known) known.push(scope)
    else areas.set(area, [scope])
  }
  return [...areas].toSorted(([one], [other]) => one.localeCompare(other))
}

/** Chooses what a key opens: whole areas to read or to change, or single calls of them. */
export function ScopePicker(props: ScopePickerProps): ReactElement {
  const { userId, problem } = props
  return (
    <fieldset className={styles.picker}>
      <legend>May call</legend>
      {userId === null ? (
        <p className={styles.hint}>Choose first in whose name it calls.</p>
      ) : (
        <Offered key={userId} {...props} userId={userId} />
      )}
      {problem !== null && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </fieldset>
  )
}

function Offered({
  userId,
  chosen,
  onChange,
}: Omit<ScopePickerProps, 'problem'> & { readonly userId: number | undefined }): ReactElement {
  const { data, error, retry } = useCall(
    'apiKeys.scopes',
    userId === undefined ? {} : { query: { userId: String(userId) } },
  )
  const [sought, setSought] = useState('')
  const has = useMemo(() => new Set(chosen), [chosen])
  const areas = useMemo(() => inAreas(data ?? []), [data])
  if (error) return <ErrorState message={error.message} onRetry={retry} />
  if (!data) return <Skeleton height={240} />
  const words = sought.trim().toLowerCase()
  const shown = areas.filter(
    ([area, calls]) =>
      areaWords(area).toLowerCase().includes(words) ||
      calls.some(({ name, summary }) => `${name} ${summary}`.toLowerCase().includes(words)),
  )
  const set = (names: readonly string[], on: boolean): void => {
    const next = new Set(has)
    for (const name of names) {
      if (on) next.add(name)
      else next.delete(name)
    }
    onChange([...next])
  }
  return (
    <>
      <TextField
        label="Search calls"
        hideLabel
        size="small"
        type="search"
        icon={Search}
        placeholder="Search calls"
        value={sought}
        onChange={setSought}
      />
      <ul className={styles.areas} aria-label="Areas">
        {shown.map(([area, calls]) => (
          <AreaLine key={area} area={area} calls={calls} has={has} set={set} />
        ))}
      </ul>
      <p className={styles.hint} aria-live="polite">
        {has.size === 0 ? 'Nothing is chosen yet.' : `${has.size} of ${data.length} calls are chosen.`}
      </p>
    </>
  )
}

interface AreaLineProps {
  readonly area: string
  readonly calls: readonly Scope[]
  readonly has: ReadonlySet<string>
  readonly set: (names: readonly string[], on: boolean) => void
}

function AreaLine({ area, calls, has, set }: AreaLineProps): ReactElement {
  const [open, setOpen] = useState(false)
  const group = (label: string, writes: boolean): ReactElement | null => {
    const names = calls.filter((call) => call.writes === writes).map(({ name }) => name)
    if (names.length === 0) return null
    const on = names.filter((name) => has.has(name)).length
    return (
      <Checkbox
        label={`${label} (${names.length})`}
        checked={on === names.length}
        mixed={on > 0 && on < names.length}
        onChange={(next) => set(names, next)}
      />
    )
  }
  return (
    <li>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{areaWords(area)}</summary>
        {open && (
          <div className={styles.calls}>
            {calls.map(({ name, method, path, summary }) => (
              <Checkbox
                key={name}
                label={name}
                hint={`${method} ${path}. ${summary}`}
                checked={has.has(name)}
                onChange={(next) => set([name], next)}
              />
            ))}
          </div>
        )}
      </details>
      <div role="group" aria-label={areaWords(area)} className={styles.groups}>
        {group('Read', false)}
        {group('Change', true)}
      </div>
    </li>
  )
}
