import type { ComponentType } from 'react'
import type { AddEntryProps } from './add-beside.tsx'

type Loading = () => Promise<{ readonly AddEntry: ComponentType<AddEntryProps> }>

/** What adds an entry to a list is handed down: its form is made of the very fields that ask for it. */
export const adding: { load?: Loading } = {}
