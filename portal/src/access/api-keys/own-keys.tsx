import type { ReactElement } from 'react'
import { ApiKeys } from './keys-list.tsx'

/** My Profile: the keys of one's own programs, and those to single reports. */
export const OwnKeys = (): ReactElement => <ApiKeys />
