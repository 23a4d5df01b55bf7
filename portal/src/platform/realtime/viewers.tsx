import { fetched } from '../../foundation/errors/fetched.ts'

/** Who else has a record open; nothing waits for its code. */
export const AlsoViewing = fetched(() => import('./also-viewing.tsx').then((m) => m.AlsoViewing))
