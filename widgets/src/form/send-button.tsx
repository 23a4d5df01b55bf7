import { Button } from '@portal/ui/button'
import type { ReactElement } from 'react'
import type { Filling } from './use-filling.ts'

/** Sends a form. */
export const SendButton = ({ of }: { readonly of: Filling }): ReactElement => (
  <Button variant="primary" loading={of.sending} onClick={() => void of.send()}>
    Send
  </Button>
)
