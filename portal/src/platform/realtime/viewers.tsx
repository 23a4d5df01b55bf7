import { lazy, Suspense, type ReactElement } from 'react'
import type { Subject } from '@portal/core/platform/realtime/events'
import { loadScreen } from '../../foundation/errors/chunk-failure.ts'

const Viewers = lazy(() =>
  loadScreen(async () => ({ default: (await import('./also-viewing.tsx')).AlsoViewing })),
)

/** Who else has a record open; nothing waits for its code. */
export const AlsoViewing = (subject: Subject): ReactElement => (
  <Suspense>
    <Viewers {...subject} />
  </Suspense>
)
