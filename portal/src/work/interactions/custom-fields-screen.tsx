import { customFieldTypeWords } from '@portal/core/work/interactions/constants'
import { customFieldFields } from '@portal/core/work/interactions/fields'
import { Badge } from '@portal/ui/badge'
import { Button } from '@portal/ui/button'
import { EmptyState } from '@portal/ui/empty-state'
import { ListOrdered, Plus } from '@portal/ui/icon'
import { useMemo, type ReactElement } from 'react'
import { List, whole, type ListColumn, type RowOf } from '../../platform/parts/list/index.ts'
import { Page } from '../../platform/parts/page/index.ts'
import { activeColumn, lastPlace, moves, useRecords } from '../../platform/parts/records/index.ts'
import { refresh, useCall } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import { FormPreview } from './form-preview.tsx'
import styles from './interaction-settings.module.css'

type CustomField = RowOf<'interactionCustomFields.list'>

const source = whole(
  'interactionCustomFields.list',
  {},
  {
    search: ({ name, type }) => `${name} ${customFieldTypeWords[type]}`,
  },
)
const changed = (): void => refresh('interactionCustomFields', 'interactionTypes')
const active = activeColumn<CustomField>(
  ({ id }, wanted) =>
    api.call('interactionCustomFields.update', { params: { id }, body: { active: wanted } }),
  changed,
  ({ name }) => name,
)

/** `/settings/custom_fields`: the fields that interaction types ask for. */
export function CustomFieldsScreen(): ReactElement {
  const { data: fields } = useCall('interactionCustomFields.list')
  const { data: types } = useCall('interactionTypes.list')
  const records = useRecords({
    one: 'custom field',
    rows: fields,
    fields: customFieldFields,
    looks: { name: { wide: true } },
    start: () => ({ order: lastPlace((fields ?? []).map(({ order }) => order)) }),
    create: (body, options) => api.call('interactionCustomFields.create', { body, ...options }),
    update: (id, body, options) =>
      api.call('interactionCustomFields.update', { params: { id }, body, ...options }),
    remove: (id) => api.call('interactionCustomFields.remove', { params: { id } }),
    changed,
    beforeRemoval: '. Interactions keep the values they have of it; it is asked for no more.',
  })
  const columns = useMemo(
    (): readonly ListColumn<CustomField>[] => [
      { id: 'name', label: 'Name', value: ({ name }) => name, grow: true },
      { id: 'type', label: 'Type', value: ({ type }) => customFieldTypeWords[type], width: 160 },
      {
        id: 'required',
        label: 'Required',
        value: ({ isRequired }) => isRequired,
        cell: ({ isRequired }) => (isRequired ? <Badge tone="information">Required</Badge> : null),
        width: 104,
      },
      {
        id: 'types',
        label: 'Asked for by',
        kind: 'number',
        value: ({ id }) => (types ?? []).filter(({ customFieldIds }) => customFieldIds.includes(id)).length,
        width: 116,
      },
      { id: 'order', label: 'Order', kind: 'number', value: ({ order }) => order, width: 92 },
      active,
    ],
    [types],
  )
  return (
    <Page
      title="Interaction Custom Fields"
      description="What the interaction logger can ask for. Which of them a type asks for is chosen with the type."
    >
      <div className={styles.split}>
        <div className={styles.list}>
          <List
            name="settings.custom-fields"
            label="Custom fields"
            of={source}
            columns={columns}
            search="Search fields"
            actions={[
              records.edit,
              ...moves<CustomField>({
                rowsOf: () => fields ?? [],
                placeOf: ({ order }) => order,
                setPlace: ({ id }, order) =>
                  api.call('interactionCustomFields.update', { params: { id }, body: { order } }),
                moved: changed,
              }),
              records.remove,
            ]}
            onOpen={records.open}
            empty={
              <EmptyState icon={ListOrdered} title="No custom fields yet">
                Add the first one, then choose it for an interaction type.
              </EmptyState>
            }
            aside={
              <Button size="small" variant="primary" icon={Plus} onClick={records.add}>
                Add field
              </Button>
            }
          />
        </div>
        <FormPreview types={types ?? []} />
      </div>
      {records.dialogs}
    </Page>
  )
}
