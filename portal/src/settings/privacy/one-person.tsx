import type { Answer } from '@portal/core/calls'
import { defineFields } from '@portal/core/foundation/contract/field'
import { counted, formatCount, today } from '@portal/core/foundation/format'
import { byImportance } from '@portal/core/settings/privacy/importance'
import { Button } from '@portal/ui/button'
import { Card } from '@portal/ui/card'
import { ConfirmDialog } from '@portal/ui/dialog'
import { showSuccess } from '@portal/ui/toast'
import { useState, type ReactElement } from 'react'
import { report } from '../../foundation/errors/errors.ts'
import { client as api } from '../../foundation/session/session.ts'
import { Form, FormField, FormGrid, useForm } from '../../platform/parts/form/index.ts'
import { giveFile } from '../../platform/parts/list/index.ts'
import styles from './one-person.module.css'

type Found = Pick<Answer<'privacy.find'>, 'users' | 'places'>
type Place = Found['places'][number]
interface Asked {
  readonly email?: string
  readonly phone?: string
}

const fields = defineFields({
  email: { label: 'E-mail', kind: 'email' },
  phone: { label: 'Phone', kind: 'phone' },
})

const becomes: Readonly<Record<Place['becomes'], string>> = {
  emptied: 'stays without name, address and number',
  deleted: 'is deleted',
  words: 'stays; address and number go out of its words',
  stays: 'stays',
}

/** What is kept of one person: found, given out as a file, and erased after a look at what that does. */
export function OnePerson(): ReactElement {
  const [found, setFound] = useState<{ readonly of: Found; readonly asked: Asked } | null>(null)
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const [progress, setProgress] = useState<Pick<Answer<'privacy.find'>, 'done' | 'of'> | null>(null)
  /** Everything is looked through, a moment at a time, so that nobody waits for it. */
  const look = async (asked: Asked): Promise<Found> => {
    const places: Place[] = []
    try {
      for (let after = ''; ;) {
        const part = await api.call('privacy.find', { body: { ...asked, after } })
        places.push(...part.places)
        setProgress(part)
        if (part.next === null) return { users: part.users, places: places.toSorted(byImportance) }
        after = part.next
      }
    } finally {
      setProgress(null)
    }
  }
  const form = useForm({
    fields,
    save: async ({ email, phone }) => {
      const asked: Asked = {
        ...(typeof email === 'string' && email !== '' ? { email } : {}),
        ...(typeof phone === 'string' && phone !== '' ? { phone } : {}),
      }
      return { asked, of: await look(asked) }
    },
    saved: setFound,
  })
  const during = async (work: (asked: Asked) => Promise<void>): Promise<void> => {
    if (!found || busy) return
    setBusy(true)
    try {
      await work(found.asked)
    } catch (error) {
      report(error)
    }
    setBusy(false)
    setAsking(false)
  }
  const give = (): Promise<void> =>
    during(async (body) => {
      const all = await api.call('privacy.file', { body })
      const text = JSON.stringify(all, null, 2)
      giveFile(new Blob([text], { type: 'application/json' }), `person-${today()}.json`)
    })
  const erase = (): Promise<void> =>
    during(async (body) => {
      await api.call('privacy.erase', { body })
      showSuccess('Erased. That it was done stands in the audit log, not of whom.')
      setFound({ asked: body, of: await look(body) })
    })
  const who = [found?.asked.email, found?.asked.phone].filter(Boolean).join(' and ')
  const places = found?.of.places ?? []
  const going = places.filter(({ becomes: what }) => what !== 'stays')
  const working = found?.of.users.find(({ mayErase }) => !mayErase)
  return (
    <Card
      title="One person"
      description="Where something is kept of somebody, whether client, user, visitor or lead: to tell them, to give it to them, or to erase it."
    >
      <Form of={form} label="One person" saveLabel="Look">
        <FormGrid>
          <FormField of={form} name="email" />
          <FormField of={form} name="phone" />
        </FormGrid>
      </Form>
      {progress && (
        <label className={styles.progress}>
          {formatCount(progress.done)} of {formatCount(progress.of)} places looked through
          <progress max={progress.of} value={progress.done} />
        </label>
      )}
      {found && !progress && (
        <div className={styles.found} role="status">
          {places.length > 0 && <h3 className={styles.of}>Kept of {who}</h3>}
          {places.length === 0 ? (
            <p>Nothing is kept of {who}.</p>
          ) : (
            <dl className={styles.places}>
              {places.map(({ table, label, rows, becomes: what, why }) => (
                <div key={table}>
                  <dt>
                    {label}: {formatCount(rows)}
                  </dt>
                  <dd>Erased, it {why === null ? becomes[what] : `${becomes[what]}: ${why}`}</dd>
                </div>
              ))}
            </dl>
          )}
          {working && (
            <p>{working.name} can still sign in. Suspend the account before the person is erased.</p>
          )}
          {places.length > 0 && (
            <div className={styles.buttons}>
              <Button loading={busy && !asking} onClick={() => void give()}>
                Save as File
              </Button>
              {going.length > 0 && !working && (
                <Button variant="danger" onClick={() => setAsking(true)}>
                  Erase
                </Button>
              )}
            </div>
          )}
        </div>
      )}
      <ConfirmDialog
        open={asking}
        title={`Erase ${who}?`}
        confirmLabel="Erase"
        danger
        busy={busy}
        onConfirm={() => void erase()}
        onCancel={() => setAsking(false)}
      >
        What changes or goes:{' '}
        {counted(
          going.reduce((sum, { rows }) => sum + rows, 0),
          'entry',
          'entries',
        )}{' '}
        in {counted(going.length, 'place')}. Nobody can bring it back; backups that were made before still
        hold it.
      </ConfirmDialog>
    </Card>
  )
}
