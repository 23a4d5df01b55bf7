import { lazy, Suspense, type ReactElement } from 'react'
import type { Subject } from '@portal/core/platform/realtime/events'

const Viewers = lazy(async () => ({ default: (await import('./also-viewing.tsx')).AlsoViewing }))

/** Who else has a record open; nothing waits for its code. */
export const AlsoViewing = (subject: Subject): ReactElement => (
  <Suspense>
    <Viewers {...subject} />
  </Suspense>
)
