import type { ReactElement } from 'react'
import { Button } from '../button/index.ts'
import { Popover } from '../popup/index.ts'
import { TextField } from '../text-field/index.ts'
import { Row } from './section.tsx'

/** Something of one's own that floats. */
export const Popovers = (): ReactElement => (
  <Row>
    <Popover label="Share" trigger={(trigger) => <Button {...trigger}>Share</Button>}>
      {(done) => (
        <Row>
          <TextField label="Link" value="https://portal.example/r/8f2c" readOnly onChange={() => undefined} />
          <Button variant="primary" onClick={done}>
            Copy link
          </Button>
        </Row>
      )}
    </Popover>
  </Row>
)
