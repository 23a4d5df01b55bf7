import { pathOf } from '@portal/core/foundation/routes'
import type { Run } from './run-state.ts'

/** Where another file of the same is chosen. */
export function anotherFile({ kind, list, clientId }: Pick<Run, 'kind' | 'list' | 'clientId'>): string {
  if (kind === 'payments') return `${pathOf('invoicing.index')}?payments=new`
  return kind === 'entries' && list !== null
    ? pathOf('imports.entries', { list }, clientId === null ? {} : { client: clientId })
    : pathOf('imports.index', {}, { kind })
}
