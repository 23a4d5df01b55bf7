import { facts } from '@portal/core/foundation/contract/facts.generated'
import type { Option } from '@portal/ui/select'
import type { ComponentType, ReactElement } from 'react'
import { fetched } from '../../../foundation/errors/fetched.ts'
import { adding } from './adding.ts'

export interface AddEntryProps {
  /** The list, by the name of its calls. */
  readonly of: string
  /** Takes the entry that was added. */
  readonly added: (entry: Option<number>) => void
}

const Nothing: ComponentType<AddEntryProps> = () => null

const Adds = fetched<AddEntryProps>(async () => {
  try {
    return (await adding.load?.())?.AddEntry ?? Nothing
  } catch {
    // A form is whole without it.
    return Nothing
  }
})

/** Beside a field of entries of a kept list: the way to add one, for those who may keep that list. */
export const AddBeside = (props: AddEntryProps): ReactElement | null =>
  `${props.of}.usedBy` in facts ? <Adds {...props} /> : null
