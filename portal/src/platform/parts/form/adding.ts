import type { ComponentType } from 'react'
import type { AddEntryProps } from './add-beside.tsx'

/** Fetches what adds an entry to a list; null where none can be added beside a field. */
type Loading = (of: string) => Promise<ComponentType<AddEntryProps> | null>

/** What adds an entry to a list is handed down: its form is made of the very fields that ask for it. */
export const adding: { load?: Loading } = {}
