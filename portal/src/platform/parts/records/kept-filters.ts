import { retires, type Resource } from '@portal/core/foundation/contract/resource'
import type { Filter } from '../list/index.ts'

/** Whose the entry is, where all clients' stand in one list. */
export const clientField = {
  clientId: { label: 'Client', kind: 'record', of: 'clients', required: true },
} as const

/** The conditions that follow from the fields: of whom, which kind, offered or not. */
export const filtersOf = (resource: Resource, ofAll: boolean): readonly Filter[] => [
  ...(ofAll ? [{ name: 'clientId', ...clientField.clientId }] : []),
  ...Object.entries(resource.fields).flatMap(([name, field]): Filter[] => {
    // One entry of the list itself is found by its search.
    if (field.of === resource.area) return []
    if (field.kind === 'record') return [{ kind: 'record', name, label: field.label, of: field.of ?? '' }]
    if (field.kind !== 'choice') return []
    const options = (field.choices ?? []).map((choice) => ({ value: choice, label: choice }))
    return [{ kind: 'choice', name, label: field.label, options }]
  }),
  ...(retires(resource) && !resource.ofClient
    ? [
        {
          kind: 'choice' as const,
          name: 'active',
          label: 'State',
          options: [
            { value: 'true', label: 'Active' },
            { value: 'false', label: 'Inactive' },
          ],
        },
      ]
    : []),
]
