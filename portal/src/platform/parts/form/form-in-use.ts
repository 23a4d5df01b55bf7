import type { Field } from '@portal/core/foundation/contract/field'
import type { RefObject } from 'react'
import type { Problems } from './form-state.ts'
import type { FormFields, InputsOf, SentOf, StartOf } from './input.ts'

/** Lists inside a form, such as the fees of a budget: the fields of their rows, by name. */
export type FormLists = Readonly<Record<string, FormFields>>

type RowStart<F extends FormFields> = StartOf<F> & { readonly id?: number | undefined }
type RowSent<F extends FormFields> = SentOf<F> & { id?: number }

/** What a form starts from; `version` of a record that somebody else may change meanwhile. */
export type FormStart<F extends FormFields, L extends FormLists> = StartOf<F> & {
  readonly [K in keyof L]?: readonly RowStart<L[K]>[]
} & {
  readonly version?: number | undefined
}
/** What a form sends. */
export type FormSent<F extends FormFields, L extends FormLists> = SentOf<F> & {
  [K in keyof L]: RowSent<L[K]>[]
}

/** What stands in the rows of a form's lists. */
export type RowsInputs<L extends FormLists> = {
  readonly [K in keyof L]: readonly (InputsOf<L[K]> & { readonly id: number | null })[]
}

/** One submission. */
export interface Attempt<F extends FormFields, L extends FormLists> {
  /**
   * Spread it into the call: the version that this form started from, and a
   * key that is the same when the same content is sent again after a lost answer.
   */
  readonly options: { readonly idempotencyKey: string; readonly ifMatch?: number }
  /** Only what differs from the start, for calls that change parts of a record. */
  readonly changed: Partial<FormSent<F, L>>
}

export interface FormSettings<F extends FormFields, L extends FormLists, A> {
  readonly fields: F
  readonly lists?: L
  /** The record as it is, or what a new one starts with. A newer one is taken over while nothing was changed here. */
  readonly from?: FormStart<NoInfer<F>, NoInfer<L>> | undefined
  /** Rules that concern several fields: sentences by field, `fees.0.endsAt` inside a list. */
  readonly check?: (inputs: InputsOf<NoInfer<F>>, rows: RowsInputs<NoInfer<L>>) => Problems
  /** @throws {ApiError} whose fields appear under the fields of the form */
  readonly save: (
    sent: FormSent<NoInfer<F>, NoInfer<L>>,
    attempt: Attempt<NoInfer<F>, NoInfer<L>>,
  ) => Promise<A>
  /** After a save, when the form no longer holds anything unsaved: say so, go on, close. */
  readonly saved?: (answer: A) => void
  /** The record as it is now, for after somebody else changed it (412). */
  readonly reload?: () => Promise<FormStart<NoInfer<F>, NoInfer<L>>>
}

/** What a field of a form is drawn from: the form itself, or one row of a list in it. */
export interface FieldHolder<F extends FormFields> {
  readonly fields: F
  readonly inputs: InputsOf<F>
  problem(name: keyof F & string): string | null
  set<K extends keyof F & string>(name: K, input: InputsOf<F>[K]): void
  /** The field was left: what is wrong with it may be said. */
  leave(name: keyof F & string): void
}

export interface FormRow<F extends FormFields> extends FieldHolder<F> {
  readonly key: number
  /** Of the record that the row is; null for a new one. */
  readonly id: number | null
  remove(): void
}

/** Why the last save did not come to be: somebody else changed the record meanwhile, or nothing answered. */
export interface Stale {
  readonly message: string
  /** Fields that both changed, once the newer record was loaded; null before, absent where nobody changed it. */
  readonly conflicts?: readonly Field[] | null
}

/** A form in use. */
export interface FormInUse<
  F extends FormFields = FormFields,
  L extends FormLists = FormLists,
> extends FieldHolder<F> {
  readonly dirty: boolean
  readonly saving: boolean
  readonly stale: Stale | null
  readonly element: RefObject<HTMLFormElement | null>
  /** Whether there is something unsaved at this very moment, for whoever is about to leave. */
  isDirty(): boolean
  rows<K extends keyof L & string>(list: K): readonly FormRow<L[K]>[]
  add<K extends keyof L & string>(list: K, row?: RowStart<L[K]>): void
  submit(): Promise<void>
  /** Loads what somebody else saved; what was changed here stays. */
  takeLatest(): Promise<void>
  /** Back to how it started. */
  reset(): void
}
