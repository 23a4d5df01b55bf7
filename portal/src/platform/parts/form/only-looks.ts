import { useStore } from '@nanostores/react'
import { session } from '../../../foundation/session/session.ts'

/** What a button says of itself while one sees the portal as a client. */
export const onlyLooks = 'You only see what this client sees: nothing can be changed.'

/** Whether one sees the portal as a client: the server then refuses whatever would change something. */
export const useOnlyLooks = (): boolean => Boolean(useStore(session.$user)?.clientView)
