import { messageFor } from '@portal/core/foundation/contract/api-error'
import type { DayRange } from '@portal/core/foundation/format'
import { channelLabel, platformLabel, platforms, type Channel } from '@portal/core/money/services/channels'
import type { MeasureName } from '@portal/core/results/metrics/measures'
import type { Column } from '@portal/ui/data-table'
import { Table } from '@portal/ui/table'
import { useMemo, type ReactElement } from 'react'
import { ErrorState } from '../../../foundation/errors/error-state.tsx'
import type { RowOf } from '../list/index.ts'
import { useCall } from '../../../foundation/session/query.ts'
import { comparedColumns } from './compared-columns.tsx'
import styles from './campaigns.module.css'

type Campaign = RowOf<'metrics.campaigns'>

export interface CampaignsProps {
  readonly clientId: number
  readonly name: string
  readonly channels: readonly Channel[]
  readonly range: DayRange
  readonly measures: readonly MeasureName[]
}

/** What a client's figures are made of: its campaigns, the dearest first. */
export const Campaigns = ({ channels, ...of }: CampaignsProps): ReactElement => (
  <div className={styles.campaigns}>
    {channels.map((channel) => (
      <OfChannel key={channel} channel={channel} titled={channels.length > 1} {...of} />
    ))}
  </div>
)

const platformOf = (text: string): string => {
  const platform = platforms.find((one) => one === text)
  return platform ? platformLabel[platform] : text
}

function OfChannel({
  clientId,
  name,
  channel,
  titled,
  range: { start, end },
  measures: names,
}: Omit<CampaignsProps, 'channels'> & { readonly channel: Channel; readonly titled: boolean }): ReactElement {
  const { data, error, loading, retry } = useCall('metrics.campaigns', {
    query: { clientId, channel, startDate: start, endDate: end },
  })
  const isVisits = channel === 'analytics'
  const columns = useMemo(
    (): readonly Column<Campaign>[] => [
      { id: 'name', label: isVisits ? 'Source' : 'Campaign', value: (campaign) => campaign.name, width: 220 },
      { id: 'platform', label: 'Platform', value: ({ platform }) => platformOf(platform), width: 140 },
      ...comparedColumns<Campaign>(names),
    ],
    [names, isVisits],
  )
  const what = isVisits ? 'Sources of visits' : `${channelLabel[channel]} campaigns`
  if (error && !data)
    return (
      <ErrorState
        message={messageFor(error) ?? 'You may not see these campaigns.'}
        onRetry={retry}
        retrying={loading}
      />
    )
  return (
    <section aria-label={`${what} of ${name}`}>
      {titled && <h2 className={styles.title}>{what}</h2>}
      {data?.length === 0 ? (
        <p className={styles.none}>No campaigns have figures in this period.</p>
      ) : (
        <Table
          label={`${what} of ${name}`}
          columns={columns}
          rows={data ?? []}
          rowId={({ campaignId }) => String(campaignId)}
          loading={loading}
          inner
        />
      )}
    </section>
  )
}
