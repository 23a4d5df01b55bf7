import { isDay, monthRange, today } from '@portal/core/foundation/format'
import { centsFromDollars, parseMoney } from '@portal/core/foundation/format/money'
import { claimCautions } from '@portal/core/programs/coop/claim-cautions'
import { claimedCents } from '@portal/core/programs/coop/claims'
import { Banner } from '@portal/ui/banner'
import type { ReactElement } from 'react'
import { useSettled } from '../../foundation/browser/use-settled.ts'
import { useCall } from '../../foundation/session/query.ts'
import type { Input } from '../../platform/parts/form/input.ts'
import type { BelowForm } from '../../platform/parts/records/record-dialog.tsx'
import styles from './coop.module.css'

/** Milliseconds without a key before the budgets of the store are asked for. */
const pause = 350

const textOf = (input: Input | undefined): string => (typeof input === 'string' ? input.trim() : '')

/** What the manufacturer allots a store in a month, in cents; null where nothing is known of it. */
function useAllotted(clientId: number, manufacturerId: number, month: string): number | null {
  const asked = clientId > 0 && manufacturerId > 0 && isDay(month)
  const { data: programs } = useCall('oemPrograms.list', asked ? {} : null)
  const { data: budgets } = useCall(
    'oemBudgets.ofClient',
    asked
      ? { params: { id: clientId }, query: { monthMonth: monthRange(month).start, pageSize: 200 } }
      : null,
  )
  const own = programs?.filter((one) => one.manufacturerId === manufacturerId).map(({ id }) => id)
  const found = budgets?.rows.filter(({ programId }) => programId !== null && own?.includes(programId))
  if (!own || !found || found.length === 0) return null
  return found.reduce((sum, { allotted }) => sum + centsFromDollars(allotted), 0)
}

/** What is to be thought of before a claim that is being typed is kept: it is kept all the same. */
export const ClaimCautions: BelowForm = ({ inputs }): ReactElement | null => {
  const [clientId, manufacturerId, month] = JSON.parse(
    useSettled(
      JSON.stringify([
        Number(inputs['clientId'] ?? 0),
        Number(inputs['manufacturerId'] ?? 0),
        textOf(inputs['month']),
      ]),
      pause,
    ),
  ) as [number, number, string]
  const allottedCents = useAllotted(clientId, manufacturerId, month)
  const spent = parseMoney(textOf(inputs['spent']))
  const share = Number(textOf(inputs['sharePercent']) || Number.NaN)
  const cautions = claimCautions(
    {
      state: textOf(inputs['state']),
      deadline: textOf(inputs['deadline']),
      claimedCents: spent === null || Number.isNaN(share) ? null : claimedCents(spent, share),
      allottedCents,
    },
    today(),
  )
  if (cautions.length === 0) return null
  return (
    <div className={styles.caution}>
      <Banner tone="warning" title="Keep it all the same?" announce>
        {cautions.join(' ')}
      </Banner>
    </div>
  )
}
