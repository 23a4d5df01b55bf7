import { facts } from '@portal/core/foundation/contract/facts.generated'
import type { Option } from '@portal/ui/select'
import { createElement, type ComponentType, type ReactElement } from 'react'
import { fetched } from '../../../foundation/errors/fetched.ts'
import { adding } from './adding.ts'

export interface AddEntryProps {
  /** Takes the entry that was added. */
  readonly added: (entry: Option<number>) => void
}

const Nothing: ComponentType<AddEntryProps> = () => null

const made = new Map<string, ComponentType<AddEntryProps>>()

/** What adds an entry to a list, fetched with its declaration when it is first drawn. */
function addsTo(of: string): ComponentType<AddEntryProps> {
  let adds = made.get(of)
  if (!adds) {
    adds = fetched<AddEntryProps>(async () => {
      try {
        return (await adding.load?.(of)) ?? Nothing
      } catch {
        // A form is whole without it.
        return Nothing
      }
    })
    made.set(of, adds)
  }
  return adds
}

interface AddBesideProps extends AddEntryProps {
  /** The list, by the name of its calls. */
  readonly of: string
}

/** Beside a field of entries of a kept list: the way to add one, for those who may keep that list. */
export const AddBeside = ({ of, added }: AddBesideProps): ReactElement | null =>
  `${of}.usedBy` in facts ? createElement(addsTo(of), { added }) : null
