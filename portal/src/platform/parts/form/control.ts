import type { ReactNode } from 'react'

/** What a control is given. */
export interface ControlProps {
  readonly label: string
  readonly hint: ReactNode
  readonly error: string | null
  readonly required: boolean
  readonly disabled: boolean
}

/** The same, with or without its label in sight. */
export type Common = ControlProps & { readonly hideLabel: boolean }
