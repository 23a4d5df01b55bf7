import type { Answer } from '@portal/core/calls'
import { defineFields } from '@portal/core/foundation/contract/field'
import { formatCount } from '@portal/core/foundation/format'
import { positiveNumber } from '@portal/core/foundation/rules/number'
import { locationList, locationTargets, type LocationTarget } from '@portal/core/sites/geoiq/location-lists'
import { Banner } from '@portal/ui/banner'
import { Card } from '@portal/ui/card'
import { EmptyState } from '@portal/ui/empty-state'
import { Download, MapPin } from '@portal/ui/icon'
import { MenuButton } from '@portal/ui/menu'
import { Select } from '@portal/ui/select'
import { Skeleton } from '@portal/ui/skeleton'
import { useMemo, useState, type ReactElement } from 'react'
import { client as api } from '../../foundation/session/session.ts'
import { Form, FormField, FormGrid, useForm } from '../../platform/parts/form/index.ts'
import { giveFile } from '../../platform/parts/list/export.ts'
import { Page } from '../../platform/parts/page/index.ts'
import styles from './geoiq.module.css'

import { fetched } from '../../foundation/errors/fetched.ts'
/** The map comes with the outline of every county: only who looks at an area fetches it. */
const PlaceMap = fetched(
  () => import('../../platform/parts/map/place-map.tsx').then((m) => m.PlaceMap),
  <Skeleton height={420} />,
)

type Area = Answer<'geoiq.area'>

const fields = defineFields({
  clientId: { label: 'Client', kind: 'record', of: 'clients', required: true },
  miles: { label: 'Miles Around', kind: 'integer', initial: 20, check: positiveNumber, hint: '1 to 100.' },
  zips: {
    label: 'ZIP Codes',
    kind: 'longText',
    initial: '',
    hint: 'Empty: around the client’s city. One: around it. Several: exactly these.',
  },
})

/** What is counted by ZIP code, in the order of the table. */
const layers = {
  impressions: 'Impressions',
  clicks: 'Clicks',
  conversions: 'Conversions',
  leads: 'Leads',
  visitors: 'Visitors',
  sales: 'Sales',
  customers: 'Customers',
} as const
type Layer = keyof typeof layers
const layerNames = Object.keys(layers) as readonly Layer[]

/** `/geoiq`: the ZIP codes of an area with what advertising reached there, as lists of locations. */
export function GeoiqScreen(): ReactElement {
  const [shown, setShown] = useState<{ readonly of: Area; readonly clientId: number } | null>(null)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const form = useForm({
    fields,
    save: async ({ clientId, miles, zips }) => ({
      clientId,
      of: await api.call('geoiq.area', {
        params: { clientId: String(clientId) },
        query: { miles: String(miles || 20), ...(zips ? { zips } : {}) },
      }),
    }),
    saved: (found) => {
      setShown(found)
      setChosen(new Set(found.of.zips.map(({ zip }) => zip)))
    },
  })
  // The area of one store is not left standing, to be exported, below the name of another.
  const area = shown !== null && shown.clientId === form.inputs.clientId ? shown.of : null
  const toggle = (zip: string): void =>
    setChosen((before) => {
      const after = new Set(before)
      if (!after.delete(zip)) after.add(zip)
      return after
    })
  const save = (target: LocationTarget): void => {
    if (!area?.middle) return
    const zips = area.zips.filter(({ zip }) => chosen.has(zip))
    const { text, fileName } = locationList(target, zips, `${area.middle.city} ${area.miles} miles`)
    giveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), fileName)
  }
  return (
    <Page
      title="GeoIQ Export"
      description="ZIP codes around a store, what advertising reached there in 90 days, who came and bought from there, and the list as Google Ads and Meta take it."
      actions={
        area && (
          <MenuButton
            label="Export"
            icon={Download}
            disabled={chosen.size === 0}
            items={locationTargets.map((target) => ({ label: target, onSelect: () => save(target) }))}
          />
        )
      }
    >
      <div className={styles.whole}>
        <Card>
          <Form of={form} label="Area" saveLabel="Show area">
            <FormGrid>
              <FormField of={form} name="clientId" />
              <FormField of={form} name="miles" />
              <FormField of={form} name="zips" wide />
            </FormGrid>
          </Form>
        </Card>
        {area ? (
          <Found area={area} chosen={chosen} onToggle={toggle} />
        ) : (
          <EmptyState icon={MapPin} title={shown ? 'Another client is chosen' : 'Choose a client'}>
            {shown
              ? 'Press Show area to see where it is.'
              : 'The area around its city is drawn, and can be narrowed ZIP code by ZIP code.'}
          </EmptyState>
        )}
      </div>
    </Page>
  )
}

function Found({
  area,
  chosen,
  onToggle,
}: {
  readonly area: Area
  readonly chosen: ReadonlySet<string>
  readonly onToggle: (zip: string) => void
}): ReactElement {
  const [layer, setLayer] = useState<Layer>('impressions')
  const places = useMemo(
    () =>
      area.zips.map(({ zip, city, longitude, latitude, [layer]: value }) => ({
        id: zip,
        label: `${zip} ${city}`,
        longitude,
        latitude,
        value,
      })),
    [area.zips, layer],
  )
  const unknown = area.unknown.length > 0 && (
    <Banner tone="warning" title="No ZIP codes of the United States">
      {area.unknown.join(', ')}
    </Banner>
  )
  if (area.zips.length === 0)
    return (
      <>
        {unknown}
        <EmptyState icon={MapPin} title="No ZIP codes were found">
          {unknown
            ? 'Correct what you wrote, or leave it out for the area around the client’s city.'
            : 'Enter one in the United States: the client’s city is not known, or is not there.'}
        </EmptyState>
      </>
    )
  return (
    <>
      {unknown}
      <div className={styles.layer}>
        <Select
          label="Shown on the Map"
          options={layerNames.map((value) => ({ value, label: layers[value] }))}
          value={layer}
          onChange={setLayer}
        />
      </div>
      <PlaceMap
        places={places}
        label={`Map of ${formatCount(places.length)} ZIP codes around ${area.middle?.city}, ${area.middle?.state}. The table below says the same.`}
        unit={layers[layer].toLowerCase()}
        chosen={chosen}
        onToggle={onToggle}
      />
      <p className={styles.counted} role="status">
        Chosen: {formatCount(chosen.size)} of {formatCount(area.zips.length)} ZIP codes. A larger dot has more{' '}
        {layers[layer].toLowerCase()}. {unplacedWords(area.unplaced)}
      </p>
      <div className={styles.table} role="region" aria-label="ZIP codes of the area">
        <table>
          <thead>
            <tr>
              <th scope="col">Chosen</th>
              <th scope="col">ZIP</th>
              <th scope="col">City</th>
              <th scope="col">Miles</th>
              {layerNames.map((name) => (
                <th key={name} scope="col">
                  {layers[name]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {area.zips.map((row) => (
              <tr key={row.zip}>
                <td>
                  <input
                    type="checkbox"
                    aria-label={`Choose ${row.zip}`}
                    checked={chosen.has(row.zip)}
                    onChange={() => onToggle(row.zip)}
                  />
                </td>
                <td>{row.zip}</td>
                <td>
                  {row.city}, {row.state}
                </td>
                <td>{row.miles.toFixed(1)}</td>
                {layerNames.map((name) => (
                  <td key={name}>{formatCount(row[name])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

/** Whom no ZIP code counts, in words: a reader would take the sum of the table for all of them. */
function unplacedWords(unplaced: Area['unplaced']): string {
  const parts = (['leads', 'visitors', 'sales'] as const).flatMap((name) =>
    unplaced[name] > 0 ? [`${formatCount(unplaced[name])} ${name}`] : [],
  )
  return parts.length === 0
    ? ''
    : `Not among them, because nobody knows where they live: ${parts.join(', ')}.`
}
