import { formatCount, formatDay } from '@portal/core/foundation/format'
import { blacklistProblems } from '@portal/core/sales/blacklist'
import { blacklistKinds } from '@portal/core/sales/lists'
import { Banner } from '@portal/ui/banner'
import type { ReactElement } from 'react'
import { useSettled } from '../foundation/browser/use-settled.ts'
import { useCall } from '../foundation/session/query.ts'
import { Page } from '../platform/parts/page/index.ts'
import { KeptLists } from '../platform/parts/records/kept-lists.tsx'
import type { BelowForm } from '../platform/parts/records/record-dialog.tsx'
import styles from './pipeline.module.css'

/** Milliseconds without a key before the leads of the last 90 days are compared. */
const pause = 350
/** Fewer characters than these are nobody yet. */
const shortest = 3

/** Which leads of the last 90 days an entry that is being typed would have kept apart. */
const Tested: BelowForm = ({ inputs }): ReactElement | null => {
  const typed = useSettled(
    JSON.stringify([inputs['kind'], typeof inputs['name'] === 'string' ? inputs['name'].trim() : '']),
    pause,
  )
  const [given, name = ''] = JSON.parse(typed) as string[]
  const kind = blacklistKinds.find((one) => one === given)
  // What is half typed, an address say, is compared with no lead yet.
  const isAsked =
    kind !== undefined &&
    name.length >= shortest &&
    Object.keys(blacklistProblems({ kind, name })).length === 0
  const { data } = useCall('leadBlacklist.test', isAsked ? { body: { kind, name } } : null)
  if (!data || !isAsked) return null
  if (data.hits === 0)
    return (
      <Banner tone="information" announce>
        {data.of === 0
          ? 'No lead has arrived in the last 90 days to try it on.'
          : `None of the ${formatCount(data.of)} leads of the last 90 days falls under it.`}
      </Banner>
    )
  return (
    <Banner tone="warning" announce>
      <p>
        It would have kept {formatCount(data.hits)} of {formatCount(data.of)} leads of the last 90 days apart
        {data.counted < data.hits && `, ${formatCount(data.hits - data.counted)} of which are apart already`}.
      </p>
      <ul className={styles.found} aria-label="Leads that fall under it">
        {data.examples.map(({ name: lead, email, phone, receivedAt, client }, at) => (
          <li key={at}>
            {[lead, email, phone].filter(Boolean).join(', ')} ({client}, {formatDay(receivedAt)})
          </li>
        ))}
      </ul>
    </Banner>
  )
}

const more = { leadBlacklist: { below: Tested } }

/** `/lead-blacklist`: who is never a lead; an entry is tried on the leads of the last 90 days while it is typed. */
export const BlacklistScreen = (): ReactElement => (
  <Page
    title="Lead Blacklist"
    description="Who is never a lead: what arrives from them is kept apart and not counted."
  >
    <KeptLists route="lead-blacklist.index" label="Lead Blacklist" more={more} />
  </Page>
)
