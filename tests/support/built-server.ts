import { buildStale } from '../../scripts/build.mjs'
import { root } from './root.ts'

/** The server that tests start is built from the present sources. */
export const setup = (): Promise<void> => buildStale(root, () => undefined, ['server'])
