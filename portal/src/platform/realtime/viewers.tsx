import type { ReactElement } from 'react'
import type { Subject } from '@portal/core/platform/realtime/events'
import { fetched } from '../../foundation/errors/fetched.ts'

const Viewers = fetched(() => import('./also-viewing.tsx').then((m) => m.AlsoViewing))

/** Who else has a record open; nothing waits for its code. */
export const AlsoViewing = (subject: Subject): ReactElement => <Viewers {...subject} />
