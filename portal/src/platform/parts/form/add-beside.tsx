import { facts } from '@portal/core/foundation/contract/facts.generated'
import type { Option } from '@portal/ui/select'
import { lazy, Suspense, type ComponentType, type ReactElement } from 'react'
import { adding } from './adding.ts'

export interface AddEntryProps {
  /** The list, by the name of its calls. */
  readonly of: string
  /** Takes the entry that was added. */
  readonly added: (entry: Option<number>) => void
}

const nothing: { readonly default: ComponentType<AddEntryProps> } = { default: () => null }

const Adds = lazy(async () => {
  try {
    const loaded = await adding.load?.()
    return loaded ? { default: loaded.AddEntry } : nothing
  } catch {
    // A form is whole without it.
    return nothing
  }
})

/** Beside a field of entries of a kept list: the way to add one, for those who may keep that list. */
export const AddBeside = (props: AddEntryProps): ReactElement | null =>
  `${props.of}.usedBy` in facts ? (
    <Suspense fallback={null}>
      <Adds {...props} />
    </Suspense>
  ) : null
