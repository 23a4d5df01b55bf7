import { Button } from '@portal/ui/button'
import { Mail } from '@portal/ui/icon'
import { lazy, Suspense, useState, type ReactElement } from 'react'
import { loadScreen } from '../../foundation/errors/chunk-failure.ts'
import type { ScheduleDialogProps } from './schedule-dialog.tsx'

const ScheduleDialog = lazy(() =>
  loadScreen(() => import('./schedule-dialog.tsx').then((m) => ({ default: m.ScheduleDialog }))),
)

/** Lets a report come round by mail. */
export function ScheduleButton(props: Omit<ScheduleDialogProps, 'onClose'>): ReactElement {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button icon={Mail} onClick={() => setOpen(true)}>
        Schedule
      </Button>
      {open && (
        <Suspense fallback={null}>
          <ScheduleDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
