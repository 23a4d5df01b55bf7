import { Button } from '@portal/ui/button'
import type { ReactElement } from 'react'
import type { Filling } from './use-filling.ts'

/** Sends a form; one that is asked page by page goes on and back. */
export function SendButtons({ of }: { readonly of: Filling }): ReactElement {
  const { steps } = of
  return (
    <>
      {steps?.back && <Button onClick={steps.back}>Back</Button>}
      <Button variant="primary" loading={of.sending} onClick={() => void of.send()}>
        {steps && steps.number < steps.of ? 'Next' : 'Send'}
      </Button>
    </>
  )
}
