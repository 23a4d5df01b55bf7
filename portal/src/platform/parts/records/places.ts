import { createContext } from 'react'
import type { KeptRow } from './kept-row.ts'
import type { Ordering } from './ordering.ts'

/** The order that people give a list; null while its rows stand in another one, or not all of them are here. */
export const PlacesContext = createContext<Ordering<KeptRow> | null>(null)
