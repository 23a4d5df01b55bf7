import { attemptAt, type Attempt as WriteAttempt } from '@portal/core/foundation/contract/attempt'
import { ApiError } from '@portal/core/foundation/contract/api-error'
import { isHalfTyped } from '@portal/ui/date-picker'
import { useEffect, useRef, useState } from 'react'
import { report } from '../../../foundation/errors/errors.ts'
import {
  changedFields,
  changedLists,
  differs,
  inputsOf,
  problemsOf,
  rebase,
  sentFrom,
  type FormState,
  type Problems,
  type RowState,
} from './form-state.ts'
import type {
  FormInUse,
  FormLists,
  FormRow,
  FormSent,
  FormSettings,
  RowsInputs,
  Stale,
} from './form-in-use.ts'
import type { FormFields, Input, InputsOf } from './input.ts'

let lastKey = 0
const rowOf = (fields: FormFields, start: Readonly<Record<string, unknown>>): RowState => ({
  key: (lastKey += 1),
  id: typeof start['id'] === 'number' ? start['id'] : null,
  inputs: inputsOf(fields, start),
})

const recordsIn = (value: unknown): readonly Readonly<Record<string, unknown>>[] =>
  Array.isArray(value) ? value : []

const stateFrom = (
  fields: FormFields,
  lists: FormLists,
  start: Readonly<Record<string, unknown>>,
): FormState => ({
  inputs: inputsOf(fields, start),
  rows: Object.fromEntries(
    Object.entries(lists).map(([name, rowFields]) => [
      name,
      recordsIn(start[name]).map((row) => rowOf(rowFields, row)),
    ]),
  ),
})

/** Answers after which the same request may still have been carried out: its key is kept for the next try. */
const isUncertain = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500

/**
 * A form over typed fields: what was typed, what is wrong with it, and its
 * saving. `Form` draws it; a screen with a layout of its own uses it directly.
 */
export function useForm<F extends FormFields, L extends FormLists = Record<never, never>, A = unknown>(
  settings: FormSettings<F, L, A>,
): FormInUse<F, L> {
  const { fields } = settings
  const lists: FormLists = settings.lists ?? {}
  const startKey = JSON.stringify(settings.from ?? {})
  const [form, setForm] = useState(() => {
    const start = stateFrom(fields, lists, settings.from ?? {})
    return { startKey, start, now: start, version: settings.from?.version }
  })
  const [tried, setTried] = useState(false)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [refused, setRefused] = useState<Problems>({})
  const [stale, setStale] = useState<Stale | null>(null)
  const [saving, setSaving] = useState(false)
  const [focusAsked, setFocusAsked] = useState(0)
  const element = useRef<HTMLFormElement>(null)
  const attempt = useRef<WriteAttempt<string> | null>(null)
  const busy = useRef(false)
  const dirtyNow = useRef(false)

  const dirty = differs(form.start, form.now)
  if (form.startKey !== startKey && !dirty && !busy.current) {
    const start = stateFrom(fields, lists, settings.from ?? {})
    setForm({ startKey, start, now: start, version: settings.from?.version })
  }
  useEffect(() => {
    dirtyNow.current = dirty
  }, [dirty])
  useEffect(() => {
    if (focusAsked > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [focusAsked])

  const change = (update: (now: FormState) => FormState, place: string): void => {
    dirtyNow.current = true
    setForm((old) => ({ ...old, now: update(old.now) }))
    if (place in refused)
      setRefused(Object.fromEntries(Object.entries(refused).filter(([other]) => other !== place)))
  }
  const problemsIn = (state: FormState): Problems => {
    const own = problemsOf(fields, state.inputs)
    const inRows = Object.entries(state.rows).map(([list, rows]) =>
      rows.map((row, place) => problemsOf(lists[list] ?? {}, row.inputs, `${list}.${place}.`)),
    )
    const rowsInputs: unknown = Object.fromEntries(
      Object.entries(state.rows).map(([list, rows]) => [
        list,
        rows.map(({ id, inputs }) => ({ ...inputs, id })),
      ]),
    )
    // The inputs were made from these very fields.
    const across = settings.check?.(state.inputs as InputsOf<F>, rowsInputs as RowsInputs<L>) ?? {}
    return Object.assign({}, across, own, ...inRows.flat())
  }
  const problems = problemsIn(form.now)
  const problemAt = (place: string): string | null =>
    refused[place] ?? (tried || left.has(place) ? (problems[place] ?? null) : null)
  const leaveAt = (place: string, input: Input | undefined): void => {
    // An empty field is not wrong before one tries to save: the person may be on the way to it.
    if (input !== '' && input !== null) setLeft((old) => (old.has(place) ? old : new Set([...old, place])))
  }

  const setRows = (
    list: string,
    update: (rows: readonly RowState[]) => readonly RowState[],
    place: string,
  ): void => change((now) => ({ ...now, rows: { ...now.rows, [list]: update(now.rows[list] ?? []) } }), place)

  const rows = <K extends keyof L & string>(list: K): readonly FormRow<L[K]>[] => {
    const rowFields = settings.lists?.[list]
    if (!rowFields) return []
    return (form.now.rows[list] ?? []).map(({ key, id, inputs }, at) => ({
      key,
      id,
      fields: rowFields,
      inputs: inputs as InputsOf<L[K]>,
      problem: (name) => problemAt(`${list}.${at}.${name}`),
      set: (name, input) =>
        setRows(
          list,
          (now) =>
            now.map((row) =>
              row.key === key ? { ...row, inputs: { ...row.inputs, [name]: input as Input } } : row,
            ),
          `${list}.${at}.${name}`,
        ),
      leave: (name) => leaveAt(`${list}.${at}.${name}`, inputs[name]),
      remove: () => {
        setRows(list, (now) => now.filter((row) => row.key !== key), '')
        // Sentences are kept by place, and the rows below have moved up.
        const elsewhere = (place: string): boolean => !place.startsWith(`${list}.`)
        setRefused((old) => Object.fromEntries(Object.entries(old).filter(([place]) => elsewhere(place))))
        setLeft((old) => new Set([...old].filter(elsewhere)))
      },
    }))
  }

  const sentOfState = (state: FormState): FormSent<F, L> => {
    const inLists = Object.entries(state.rows).map(([list, states]) => [
      list,
      states.map((row) => ({
        ...(row.id === null ? {} : { id: row.id }),
        ...sentFrom(lists[list] ?? {}, row.inputs),
      })),
    ])
    // Every field's input became the value of its kind: see sentOf.
    return { ...sentFrom(fields, state.inputs), ...Object.fromEntries(inLists) } as FormSent<F, L>
  }

  const submit = async (): Promise<void> => {
    if (busy.current) return
    setTried(true)
    setRefused({})
    // A control may know more than the form: a date that is only half typed.
    const unread = element.current?.querySelector('[aria-invalid="true"]')
    if (Object.keys(problems).length > 0 || (unread && !unread.closest('[data-problem]'))) {
      setFocusAsked((count) => count + 1)
      return
    }
    const sent = sentOfState(form.now)
    const changes = new Set([
      ...changedFields(form.start.inputs, form.now.inputs),
      ...changedLists(form.start, form.now),
    ])
    // The same fields, fewer of them.
    const changed = Object.fromEntries(Object.entries(sent).filter(([name]) => changes.has(name))) as Partial<
      FormSent<F, L>
    >
    const { version } = form
    const content = JSON.stringify([sent, version])
    attempt.current = attemptAt(attempt.current, content)
    busy.current = true
    setSaving(true)
    try {
      const answer = await settings.save(sent, {
        options: {
          idempotencyKey: attempt.current.key,
          ...(version === undefined ? {} : { ifMatch: version }),
        },
        changed,
      })
      attempt.current = null
      dirtyNow.current = false
      setForm((old) => ({ ...old, start: form.now, version: versionOf(answer) ?? version }))
      setTried(false)
      setLeft(new Set())
      setStale(null)
      settings.saved?.(answer)
    } catch (error) {
      if (!isUncertain(error)) attempt.current = null
      fail(error)
    } finally {
      busy.current = false
      setSaving(false)
    }
  }

  const fail = (error: unknown): void => {
    if (error instanceof ApiError && error.status === 412) {
      setStale({ message: error.message, conflicts: null })
      return
    }
    if (error instanceof ApiError && error.status === 0)
      setStale({ message: 'Not saved: the portal could not be reached. Save again once it is back.' })
    const here =
      error instanceof ApiError
        ? Object.entries(error.fields).filter(([place]) => isPlace(place, fields, form.now))
        : []
    setRefused(Object.fromEntries(here))
    if (here.length > 0) setFocusAsked((count) => count + 1)
    else report(error)
  }

  const takeLatest = async (): Promise<void> => {
    if (!settings.reload || busy.current) return
    busy.current = true
    setSaving(true)
    try {
      const record = await settings.reload()
      const latest = stateFrom(fields, lists, record)
      const { state, conflicts } = rebase(form.start, form.now, latest)
      setForm((old) => ({ ...old, start: latest, now: state, version: record.version }))
      setStale((old) => old && { ...old, conflicts: conflicts.flatMap((name) => fields[name] ?? []) })
    } catch (error) {
      report(error)
    } finally {
      busy.current = false
      setSaving(false)
    }
  }

  return {
    fields,
    inputs: form.now.inputs as InputsOf<F>,
    problem: problemAt,
    set: (name, input) =>
      change((now) => ({ ...now, inputs: { ...now.inputs, [name]: input as Input } }), name),
    leave: (name) => leaveAt(name, form.now.inputs[name]),
    dirty,
    saving,
    stale,
    element,
    // A day that was begun is in its field alone, and would be lost with it.
    isDirty: () => dirtyNow.current || (element.current !== null && isHalfTyped(element.current)),
    rows,
    add: (list, row) => setRows(list, (now) => [...now, rowOf(lists[list] ?? {}, row ?? {})], ''),
    submit,
    takeLatest,
    reset: () => {
      dirtyNow.current = false
      setForm((old) => ({ ...old, now: old.start }))
      setTried(false)
      setLeft(new Set())
      setRefused({})
      setStale(null)
    },
  }
}

/** The version of a record that a save answered. */
const versionOf = (answer: unknown): number | undefined =>
  typeof answer === 'object' && answer !== null && 'version' in answer && typeof answer.version === 'number'
    ? answer.version
    : undefined

/** Whether a place that the server names is a field of this form. */
function isPlace(place: string, fields: FormFields, state: FormState): boolean {
  const [list = '', row, name] = place.split('.')
  if (row === undefined) return fields[place] !== undefined
  return name !== undefined && state.rows[list]?.[Number(row)]?.inputs[name] !== undefined
}
