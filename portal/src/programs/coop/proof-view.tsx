import { downloaded } from '@portal/core/foundation/contract/download'
import type { Answer } from '@portal/core/calls'
import { messageFor } from '@portal/core/foundation/contract/api-error'
import { formatCount, formatDay, formatDollars, formatMonth } from '@portal/core/foundation/format'
import { pathOf } from '@portal/core/foundation/routes'
import type { ClaimChannel } from '@portal/core/programs/coop/claims'
import { channelRoutes } from '@portal/core/programs/coop/coop-claims.report'
import { Badge } from '@portal/ui/badge'
import { Button } from '@portal/ui/button'
import { Card } from '@portal/ui/card'
import { ChevronDown, Download } from '@portal/ui/icon'
import { Menu } from '@portal/ui/menu'
import { SkeletonText } from '@portal/ui/skeleton'
import { showSuccess } from '@portal/ui/toast'
import { useEffect, useState, type ReactElement } from 'react'
import { ErrorState } from '../../foundation/errors/error-state.tsx'
import { GuestLinksButton } from '../../platform/guest-links/guest-links-button.tsx'
import { NotFound } from '../../foundation/errors/fallbacks.tsx'
import { report } from '../../foundation/errors/errors.ts'
import { refresh, useCall } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import { lastMonth, MonthPicker, useMonth } from '../../platform/parts/figures/index.ts'
import { giveFile } from '../../platform/parts/list/export.ts'
import { Page, PrintButton } from '../../platform/parts/page/index.ts'
import { Tiles } from '../../platform/parts/report/tiles.tsx'
import { ClaimSteps } from './claim-steps.tsx'
import { ClaimWarnings, isWorkedOn } from './claim-warnings.tsx'
import { toneOf } from './hub-screen.tsx'
import styles from './coop.module.css'

type Proof = Answer<'coopProof.ofClient'>

/** A claim with what the portal has gathered for it, and the one file to hand in. */
export function ClaimProof({ id }: { readonly id: number }): ReactElement {
  const { data, error, loading, retry } = useCall('coopClaims.proof', { params: { id } })
  const [making, setMaking] = useState(false)
  if (error?.status === 404) return <NotFound />
  if (!data)
    return (
      <Page title="Co-op Claim">
        {error ? (
          <ErrorState
            message={messageFor(error) ?? 'The claim could not be read.'}
            onRetry={retry}
            retrying={loading}
          />
        ) : (
          <SkeletonText lines={8} label="Gathering the proof" />
        )}
      </Page>
    )
  const { claim, proof } = data
  const route = channelRoutes[proof.channel]
  const download = async (as: 'pdf' | 'zip'): Promise<void> => {
    setMaking(true)
    try {
      const { blob, fileName } = await downloaded(
        api.response('coopClaims.package', { params: { id }, query: { as } }),
      )
      giveFile(blob, fileName)
    } catch (failure) {
      report(failure)
    }
    setMaking(false)
  }
  return (
    <Page
      title={claim.name}
      crumbs={[
        { label: 'Co-op Hub', href: pathOf('co-op.hub') },
        { label: `Co-op ${proof.channel}`, href: pathOf(route) },
      ]}
      beside={<Badge tone={toneOf(claim.state)}>{claim.state}</Badge>}
      description={`${proof.client.name}, ${claim.manufacturer}, ${formatMonth(proof.month)}. ${isWorkedOn(claim) ? 'To be handed in by' : 'Due on'} ${formatDay(claim.deadline)}${claim.owner ? `, ${claim.owner} has it in hand` : ''}.`}
      actions={
        <>
          <GuestLinksButton report={route} client={proof.client} />
          <ClaimSteps claim={claim} />
          <Menu
            placement="bottom-end"
            items={[
              { label: 'One PDF', onSelect: () => void download('pdf') },
              { label: 'PDF and every file (ZIP)', onSelect: () => void download('zip') },
            ]}
            trigger={(trigger) => (
              <Button {...trigger} icon={Download} iconAfter={ChevronDown} variant="primary" loading={making}>
                Download the package
              </Button>
            )}
          />
        </>
      }
    >
      <Tiles
        places={3}
        tiles={[
          { label: 'Spent', value: formatDollars(claim.spent) },
          { label: 'Eligible share', value: `${claim.sharePercent}%` },
          { label: 'Claimed', value: formatDollars(claim.claimed) },
          ...(claim.paid === null ? [] : [{ label: 'Paid back', value: formatDollars(claim.paid) }]),
        ]}
      />
      <ClaimWarnings claim={claim} proof={proof} />
      <ProofCards
        proof={proof}
        absent={<Badge tone="warning">Missing</Badge>}
        pictures={<TakePictures id={id} proof={proof} />}
      />
    </Page>
  )
}

/** How often a claim is looked at again while its pages are pictured, and milliseconds between. */
const looks = { most: 12, apart: 5_000 }

/** Has the landing pages pictured as they look now; the claim is read again while they come. */
function TakePictures({ id, proof }: { readonly id: number; readonly proof: Proof }): ReactElement | null {
  const [waiting, setWaiting] = useState(false)
  /** Looks that are left. */
  const [left, setLeft] = useState(0)
  const { pictures } = proof
  useEffect(() => {
    if (left === 0) return undefined
    const timer = setTimeout(() => {
      refresh('coopClaims')
      setLeft(left - 1)
    }, looks.apart)
    return () => clearTimeout(timer)
  }, [left])
  if (pictures === null || pictures.pages === 0) return null
  const take = async (): Promise<void> => {
    setWaiting(true)
    try {
      const { pages } = await api.call('coopClaims.picturePages', { params: { id }, body: {} })
      showSuccess(
        pages === 1
          ? 'The page is being pictured. It appears below within a minute.'
          : `${pages} pages are being pictured. They appear below within some minutes.`,
      )
      setLeft(looks.most)
    } catch (failure) {
      report(failure)
    }
    setWaiting(false)
  }
  return (
    <Button size="small" loading={waiting} onClick={() => void take()}>
      {pictures.taken === 0 ? 'Take pictures' : 'Take new pictures'}
    </Button>
  )
}

/** What a guest sees: the work of a month, without money and without what is internal. */
export function GuestProof({
  channel,
  client,
}: {
  readonly channel: ClaimChannel
  readonly client: { readonly id: number; readonly name: string }
}): ReactElement {
  const [month, setMonth] = useMonth(lastMonth())
  const { data, error, loading, retry } = useCall('coopProof.ofClient', {
    query: { clientId: client.id, channel, month },
  })
  return (
    <Page
      title={client.name}
      description={`Co-op ${channel}: what was done in ${formatMonth(month)}.`}
      actions={
        <div className={styles.asked}>
          <MonthPicker month={month} onChange={setMonth} />
          <PrintButton />
        </div>
      }
    >
      {data ? (
        <ProofCards proof={data} absent={<Badge>None</Badge>} />
      ) : error ? (
        <ErrorState
          message={messageFor(error) ?? 'The report could not be read.'}
          onRetry={retry}
          retrying={loading}
        />
      ) : (
        <SkeletonText lines={8} label="Loading the report" />
      )}
    </Page>
  )
}

/** Entries that a card shows before somebody wants them all. */
const firstEntries = 8

function ProofCards({
  proof,
  absent,
  pictures,
}: {
  readonly proof: Proof
  /** Stands at what was not found. */
  readonly absent: ReactElement
  /** What takes pictures of landing pages. */
  readonly pictures?: ReactElement
}): ReactElement {
  const { days } = proof
  const spends = days.some(({ spend }) => spend !== undefined)
  const sum = (of: (day: Proof['days'][number]) => number): number =>
    days.reduce((all, day) => all + of(day), 0)
  return (
    <div className={styles.proof}>
      {days.length > 0 && (
        <Tiles
          places={3}
          tiles={[
            { label: 'Impressions', value: formatCount(sum(({ impressions }) => impressions)) },
            { label: 'Clicks', value: formatCount(sum(({ clicks }) => clicks)) },
            { label: 'Conversions', value: formatCount(sum(({ conversions }) => conversions)) },
            ...(spends
              ? [
                  {
                    label: 'Spend by the figures',
                    value: formatDollars(Math.round(sum(({ spend = 0 }) => spend) * 100) / 100),
                  },
                ]
              : []),
          ]}
        />
      )}
      {proof.items.map((item) => (
        <ProofCard
          key={item.kind}
          // Whoever is told no money reads what it brought.
          title={item.kind === 'Spend' && !spends ? 'Figures' : item.kind}
          item={item}
          absent={absent}
          {...(item.kind === 'Landing Pages' && pictures ? { more: pictures } : {})}
        />
      ))}
    </div>
  )
}

function ProofCard({
  title: name,
  item,
  absent,
  more,
}: {
  readonly title: string
  readonly item: Proof['items'][number]
  readonly absent: ReactElement
  readonly more?: ReactElement
}): ReactElement {
  const { kind, found, sentence, entries } = item
  const [whole, setWhole] = useState(false)
  const shown = whole ? entries : entries.slice(0, firstEntries)
  return (
    <Card
      title={name}
      description={sentence}
      flush={found === 0}
      actions={
        <>
          {more}
          {found > 0 ? <Badge tone="success">{found} found</Badge> : absent}
        </>
      }
    >
      {found > 0 && (
        <ul className={styles.entries} aria-label={name}>
          {shown.map(({ title, detail, day, address }, at) => (
            <li
              key={`${day} ${title} ${at}`}
              className={kind === 'Landing Pages' ? styles.page : styles.entry}
              data-kind={kind}
            >
              {kind !== 'Landing Pages' && <span className={styles.entryDay}>{formatDay(day)}</span>}
              <span>
                {address === undefined ? (
                  title
                ) : (
                  <a href={address} target="_blank" rel="noopener noreferrer">
                    {title}
                  </a>
                )}
                {detail !== '' && <span className={styles.entryDetail}>{detail}</span>}
              </span>
            </li>
          ))}
        </ul>
      )}
      {entries.length > firstEntries && (
        <Button size="small" onClick={() => setWhole(!whole)}>
          {whole ? 'Show fewer' : `Show all ${entries.length}`}
        </Button>
      )}
    </Card>
  )
}
