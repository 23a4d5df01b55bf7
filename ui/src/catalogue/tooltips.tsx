import type { ReactElement } from 'react'
import { Button, IconButton } from '../button/index.ts'
import { Pencil } from '../icon/index.ts'
import { Tooltip } from '../tooltip/index.ts'
import { Row } from './section.tsx'

/** Words that come with the pointer or the focus: more than the name says, and the name itself. */
export const Tooltips = (): ReactElement => (
  <Row>
    <Tooltip text="Counts clients with at least one active budget." describes>
      <Button variant="ghost">What is this?</Button>
    </Tooltip>
    <IconButton icon={Pencil} label="Change the budget" />
  </Row>
)
