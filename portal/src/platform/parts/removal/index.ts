export { useRemoval } from './use-removal.tsx'
export type { Removal, RemovalSettings } from './use-removal.tsx'
