import type { Answer } from '@portal/core/calls'
import { formatDateTime } from '@portal/core/foundation/format'
import { defineFields } from '@portal/core/foundation/contract/field'
import { Badge } from '@portal/ui/badge'
import { Button } from '@portal/ui/button'
import { Card } from '@portal/ui/card'
import { Select } from '@portal/ui/select'
import { useRef, useState, type ReactElement, type ReactNode } from 'react'
import { FormDialog, useForm } from '../../platform/parts/form/index.ts'
import { clockOf } from './clock.ts'
import { Creative, kindOf, middle, type Pin, type Place } from './creative.tsx'
import styles from './proofs.module.css'

type Shown = Answer<'proofs.open'>

export const stateTones = { Waiting: 'information', Approved: 'success', 'Changes Asked': 'warning' } as const

export interface ReviewProps {
  readonly proof: Shown
  /** A guest says who it is. */
  readonly asksName: boolean
  readonly pin: (said: {
    readonly versionNumber: number
    readonly x: number
    readonly y: number
    readonly moment?: number
    readonly body: string
    readonly author: string
  }) => Promise<unknown>
  readonly decide: (decision: {
    readonly versionNumber: number
    readonly state: 'Approved' | 'Changes Asked'
    readonly words: string
    readonly author: string
  }) => Promise<unknown>
  /** Beside what was said, for those who keep the proof. */
  readonly besidePin?: (pin: Pin) => ReactNode
  readonly changed: () => void
}

/** Where a film stands, its middle meant. */
const momentOf = (film: HTMLVideoElement | null): Place =>
  film ? { ...middle, moment: Math.round(film.currentTime * 1000) } : middle

/** Shows a film at a moment, standing still. */
function show(film: HTMLVideoElement | null, moment: number | null): void {
  if (!film || moment === null) return
  film.pause()
  film.currentTime = moment / 1000
}

/** A proof to look at: a version, or two side by side, what was said at which place, and the decision. */
export function ProofReview({ proof, asksName, pin, decide, besidePin, changed }: ReviewProps): ReactElement {
  const [number, setNumber] = useState(proof.versionNumber)
  const [beside, setBeside] = useState<number | null>(null)
  const [place, setPlace] = useState<Place | null>(null)
  /** Whether a press on a film or a page that runs by itself is to be a place of it. */
  const [picking, setPicking] = useState(false)
  const film = useRef<HTMLVideoElement>(null)
  const [deciding, setDeciding] = useState<'Approved' | 'Changes Asked' | null>(null)
  const version = proof.versions.find((one) => one.number === number) ?? proof.versions[0]
  const other = proof.versions.find((one) => one.number === beside)
  const here = proof.pins.filter(({ versionNumber }) => versionNumber === version?.number)
  const numberOf = (one: Pin): number =>
    proof.pins.filter(({ versionNumber }) => versionNumber === one.versionNumber).indexOf(one) + 1
  const newest = version?.number === proof.versionNumber
  const options = proof.versions.map((one) => ({ value: one.number, label: `Version ${one.number}` }))
  if (!version) return <p>There is no version of this proof.</p>
  const kind = kindOf(version)
  const pressed = kind === 'picture' || kind === 'pdf'
  /** Runs by itself: it is pointed at once somebody says that they want to. */
  const runs = kind === 'video' || kind === 'html'
  return (
    <div className={styles.columns}>
      <div className={styles.stage}>
        <div className={styles.row}>
          <Select
            label="Version"
            hideLabel
            size="small"
            options={options}
            value={version.number}
            onChange={(next) => {
              setPicking(false)
              setNumber(next)
            }}
          />
          {proof.versions.length > 1 && (
            <Select
              label="Compare with"
              hideLabel
              size="small"
              options={[
                { value: 0, label: 'Beside nothing' },
                ...options.filter(({ value }) => value !== version.number),
              ]}
              value={beside ?? 0}
              onChange={(next) => setBeside(next === 0 ? null : next)}
            />
          )}
          {version.note !== '' && <span className={styles.facts}>{version.note}</span>}
        </div>
        <div className={other ? styles.side : undefined}>
          <Creative
            version={version}
            pins={here}
            numberOf={numberOf}
            place={place}
            film={film}
            onPlace={
              pressed || picking
                ? (chosen) => {
                    setPicking(false)
                    setPlace(chosen)
                  }
                : undefined
            }
          />
          {other && (
            <Creative
              version={other}
              pins={proof.pins.filter(({ versionNumber }) => versionNumber === other.number)}
              numberOf={numberOf}
            />
          )}
        </div>
      </div>
      <div className={styles.panel}>
        <Card>
          <div className={styles.panel}>
            <Decided version={version} waiting={newest} />
            {newest ? (
              <div className={styles.row}>
                <Button variant="primary" onClick={() => setDeciding('Approved')}>
                  Approve
                </Button>
                <Button onClick={() => setDeciding('Changes Asked')}>Ask for changes</Button>
              </div>
            ) : (
              <p className={styles.facts}>This is an earlier version. The newest one is decided about.</p>
            )}
          </div>
        </Card>
        <section aria-label="Comments" className={styles.panel}>
          <div className={styles.heading}>
            <h2>Comments</h2>
            <div className={styles.row}>
              {runs && (
                <Button size="small" aria-pressed={picking} onClick={() => setPicking(!picking)}>
                  {picking ? 'Stop pointing' : 'Point at it'}
                </Button>
              )}
              <Button size="small" onClick={() => setPlace(momentOf(film.current))}>
                Add comment
              </Button>
            </div>
          </div>
          {picking && (
            <p role="status" className={styles.facts}>
              Press the {kind === 'video' ? 'picture: the film stands still at this moment' : 'creative'}{' '}
              where you want something changed.
            </p>
          )}
          {here.length === 0 ? (
            <p className={styles.facts}>
              Nothing was said yet.
              {pressed &&
                ` Press the ${kind === 'pdf' ? 'page' : 'picture'} where you want something changed.`}
            </p>
          ) : (
            <ol className={styles.list}>
              {here.map((one) => (
                <li key={one.id} className={styles.said}>
                  <span className={styles.number}>{numberOf(one)}</span>
                  <div className={one.resolved ? styles.done : undefined}>
                    <p className={styles.words}>{one.body}</p>
                    <p className={styles.facts}>
                      {one.author}
                      {one.byGuest && ' (guest)'}, {formatDateTime(one.at)}
                      {kind === 'pdf' && `, page ${one.page}`}
                    </p>
                    <div className={styles.acts}>
                      {kind === 'video' && one.moment !== null && (
                        <Button size="small" onClick={() => show(film.current, one.moment)}>
                          Show at {clockOf(one.moment)}
                        </Button>
                      )}
                      {besidePin?.(one)}
                    </div>
                  </div>
                </li>
              ))}
            </ol>
          )}
        </section>
      </div>
      {place && (
        <SayDialog
          title="Say it here"
          asksName={asksName}
          required
          saveLabel="Add"
          send={(body, author) => pin({ versionNumber: version.number, ...place, body, author })}
          saved={() => {
            setPlace(null)
            changed()
          }}
          onClose={() => setPlace(null)}
        />
      )}
      {deciding && (
        <SayDialog
          title={deciding === 'Approved' ? 'Approve this version' : 'Ask for changes'}
          asksName={asksName}
          required={deciding === 'Changes Asked'}
          saveLabel={deciding === 'Approved' ? 'Approve' : 'Ask for changes'}
          send={(words, author) => decide({ versionNumber: version.number, state: deciding, words, author })}
          saved={() => {
            setDeciding(null)
            changed()
          }}
          onClose={() => setDeciding(null)}
        />
      )}
    </div>
  )
}

/** What was decided about a version, by whom and when. */
function Decided({
  version: { decision },
  waiting,
}: {
  readonly version: Shown['versions'][number]
  /** Whether it still can be decided about. */
  readonly waiting: boolean
}): ReactElement {
  const state = decision?.state ?? 'Waiting'
  return (
    <>
      <div className={styles.row}>
        {decision || waiting ? <Badge tone={stateTones[state]}>{state}</Badge> : <Badge>Not decided</Badge>}
        {decision && (
          <span className={styles.facts}>
            {decision.by}, {formatDateTime(decision.at)}
          </span>
        )}
      </div>
      {decision && decision.words !== '' && <p className={styles.words}>{decision.words}</p>}
    </>
  )
}

interface SayDialogProps {
  readonly title: string
  readonly asksName: boolean
  readonly required: boolean
  readonly saveLabel: string
  readonly send: (words: string, author: string) => Promise<unknown>
  readonly saved: () => void
  readonly onClose: () => void
}

const whoAreYou = defineFields({
  author: { label: 'Your Name', kind: 'text', required: true, hint: 'It stands beside what you say.' },
  words: { label: 'Comment', kind: 'longText', initial: '' },
})
const mustSay = { ...whoAreYou, words: { ...whoAreYou.words, required: true } } as const

/** Words, and the name of a guest, which the window remembers. */
function SayDialog({
  title,
  asksName,
  required,
  saveLabel,
  send,
  saved,
  onClose,
}: SayDialogProps): ReactElement {
  const { author, words } = required ? mustSay : whoAreYou
  const form = useForm({
    fields: { ...(asksName ? { author } : {}), words },
    from: { author: asksName ? (sessionStorage.getItem('proof-guest') ?? '') : undefined },
    save: async (sent) => {
      const name = sent.author ?? ''
      if (asksName) sessionStorage.setItem('proof-guest', name)
      await send(sent.words, name)
    },
    saved,
  })
  return <FormDialog of={form} title={title} width={440} saveLabel={saveLabel} onClose={onClose} />
}
