import { mostSlides } from '@portal/core/access/tenants/carousel'
import { changesSlides } from '@portal/core/access/tenants/policy'
import { slideFields } from '@portal/core/access/tenants/carousel-fields'
import { Button } from '@portal/ui/button'
import { EmptyState } from '@portal/ui/empty-state'
import { Image, Plus } from '@portal/ui/icon'
import { useState, type ReactElement } from 'react'
import { List, whole, type ListColumn, type RowOf } from '../../platform/parts/list/index.ts'
import { Page } from '../../platform/parts/page/index.ts'
import { activeColumn, moves, useRecords } from '../../platform/parts/records/index.ts'
import { useSessionFacts } from '../../foundation/session/facts.ts'
import { refresh, useCall } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import { AddSlide } from './add-slide.tsx'
import styles from './tenants.module.css'

type Slide = RowOf<'tenants.carousel'>

const source = whole('tenants.carousel', {}, { search: ({ name }) => name })
const changed = (): void => refresh('tenants')

const columns: readonly ListColumn<Slide>[] = [
  { id: 'name', label: 'Name', value: ({ name }) => name, grow: true },
  {
    id: 'image',
    label: 'Picture',
    value: () => '',
    cell: ({ image }) => <img className={styles.thumbnail} src={image} alt="" loading="lazy" />,
    width: 112,
  },
  { id: 'order', label: 'Order', kind: 'number', value: ({ order }) => order, width: 92 },
]
const shownColumn: ListColumn<Slide> = activeColumn(
  ({ id }, active) => api.call('tenants.updateSlide', { params: { id }, body: { active } }),
  changed,
  ({ name }) => name,
)

/** `/settings/carousel-upload`: the pictures beside the login form. */
export function CarouselScreen(): ReactElement {
  const { data: slides } = useCall('tenants.carousel')
  const { actor } = useSessionFacts()
  const mayChange = changesSlides.scope(actor) !== 'none'
  const [adding, setAdding] = useState(false)
  const records = useRecords({
    one: 'slide',
    rows: slides,
    fields: slideFields,
    // A new one comes with its picture, by a dialog of its own.
    create: () => Promise.resolve(),
    update: (id, body, options) => api.call('tenants.updateSlide', { params: { id }, body, ...options }),
    remove: (id) => api.call('tenants.removeSlide', { params: { id } }),
    changed,
    beforeRemoval: ' and no longer shown on the login screen.',
  })
  const full = slides !== undefined && slides.length >= mostSlides
  return (
    <Page
      title="Carousel Upload"
      description={`Pictures beside the login form, in this order. ${mostSlides} at most.`}
      actions={
        mayChange && (
          <Button variant="primary" icon={Plus} disabled={full} onClick={() => setAdding(true)}>
            Add slide
          </Button>
        )
      }
    >
      <List
        name="settings.carousel"
        label="Slides"
        of={source}
        columns={mayChange ? [...columns, shownColumn] : columns}
        search="Search slides"
        actions={
          mayChange
            ? [
                records.edit,
                ...moves<Slide>({
                  rowsOf: () => slides ?? [],
                  placeOf: ({ order }) => order,
                  setPlace: ({ id }, order) =>
                    api.call('tenants.updateSlide', { params: { id }, body: { order } }),
                  moved: changed,
                }),
                records.remove,
              ]
            : []
        }
        {...(mayChange ? { onOpen: records.open } : {})}
        empty={
          <EmptyState icon={Image} title="No slides yet">
            {mayChange ? 'Add the first one: without' : 'Administrators and Directors add them. Without'} any,
            the login screen shows a quiet drawing in your color.
          </EmptyState>
        }
      />
      {records.dialogs}
      {adding && <AddSlide onClose={() => setAdding(false)} added={changed} />}
    </Page>
  )
}
