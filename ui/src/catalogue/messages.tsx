import type { ReactElement } from 'react'
import { Button } from '../button/index.ts'
import { showError, showInformation, showSuccess } from '../toast/index.ts'
import { Row } from './section.tsx'

/** Messages that come and go. */
export const Messages = (): ReactElement => (
  <Row>
    <Button onClick={() => showSuccess('Your request is successfully processed.')}>Success</Button>
    <Button
      onClick={() =>
        showError('There was an error processing your request. Please refresh this page and try again.')
      }
    >
      Error
    </Button>
    <Button onClick={() => showSuccess('Activity deleted.', { undo: () => showInformation('It is back.') })}>
      With Undo
    </Button>
  </Row>
)
