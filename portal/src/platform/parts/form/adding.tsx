import { facts } from '@portal/core/foundation/contract/facts.generated'
import type { Option } from '@portal/ui/select'
import { Suspense, type ComponentType, type ReactElement } from 'react'

export interface AddEntryProps {
  /** The list, by the name of its calls. */
  readonly of: string
  /** Takes the entry that was added. */
  readonly added: (entry: Option<number>) => void
}

let Adds: ComponentType<AddEntryProps> | null = null

/** Hands down what adds an entry to a list: its form is made of these very fields, and fetched when a field asks for it. */
export const addEntriesWith = (component: ComponentType<AddEntryProps>): void => {
  Adds = component
}

/** Beside a field of entries of a kept list: the way to add one, for those who may keep that list. */
export const AddEntry = (props: AddEntryProps): ReactElement | null =>
  Adds && `${props.of}.usedBy` in facts ? (
    <Suspense fallback={null}>
      <Adds {...props} />
    </Suspense>
  ) : null
