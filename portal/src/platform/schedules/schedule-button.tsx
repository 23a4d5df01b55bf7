import { Button } from '@portal/ui/button'
import { Mail } from '@portal/ui/icon'
import { useState, type ReactElement } from 'react'
import { fetched } from '../../foundation/errors/fetched.ts'
import type { ScheduleDialogProps } from './schedule-dialog.tsx'

const ScheduleDialog = fetched(() => import('./schedule-dialog.tsx').then((m) => m.ScheduleDialog))

/** Lets a report come round by mail. */
export function ScheduleButton(props: Omit<ScheduleDialogProps, 'onClose'>): ReactElement {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button icon={Mail} onClick={() => setOpen(true)}>
        Schedule
      </Button>
      {open && <ScheduleDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}
