import type { Answer } from '@portal/core/calls'
import { mostAskedAtOnce } from '@portal/core/sites/forms/asking'
import { Button } from '@portal/ui/button'
import { Card } from '@portal/ui/card'
import { Checkbox } from '@portal/ui/choice'
import { MultiSelect, type Option } from '@portal/ui/combobox'
import { Mail } from '@portal/ui/icon'
import { useState, type ReactElement } from 'react'
import { report } from '../../foundation/errors/errors.ts'
import { refresh, useCall } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import styles from './forms.module.css'
import { showMailed } from '../../foundation/session/mail-kept.ts'

type Form = Answer<'forms.get'>
type Person = Answer<'forms.offered'>['people'][number]

/** Asks, or reminds whoever was asked already. @returns whether a mail went to anybody */
export async function ask(
  form: Form,
  people: readonly { readonly clientId: number; readonly userId: number }[],
): Promise<boolean> {
  try {
    const { mails, heldBack } = await api.call('forms.ask', {
      params: { id: form.id },
      body: { people: [...people] },
    })
    showMailed(
      `${mails === 1 ? 'The mail is' : `${mails} mails are`} on ${mails === 1 ? 'its' : 'their'} way.${
        heldBack.length > 0 ? ` ${heldBack.join(', ')} had one today already.` : ''
      }`,
    )
  } catch (error) {
    report(error)
    return false
  }
  refresh('forms')
  return true
}

/** Whom to ask: people of the form's client, or of clients that are chosen. */
export function AskPeople({ form }: { readonly form: Form }): ReactElement {
  const [clients, setClients] = useState<readonly Option<number>[]>([])
  const { data: all } = useCall('clients.simpleList', form.clientId === null ? {} : null)
  const clientIds = form.clientId === null ? clients.map(({ value }) => value) : [form.clientId]
  const { data } = useCall(
    'forms.offered',
    clientIds.length > 0 ? { params: { id: form.id }, body: { clientIds } } : null,
  )
  return (
    <Card
      title="Ask people"
      description="Each gets a mail with a link of their own and finds the form in the portal. The link is answered once, opens the form also while it is closed to everybody else, and ends with the form or 90 days after the last mail."
    >
      <div className={styles.cards}>
        {form.clientId === null && (
          <div className={styles.narrow}>
            <MultiSelect
              label="Clients"
              options={(all ?? []).map(({ id, name }) => ({ value: id, label: name }))}
              value={clients}
              onChange={setClients}
              most={mostAskedAtOnce}
            />
          </div>
        )}
        {clientIds.length > 0 && data && (
          <Offered key={clientIds.join()} form={form} of={data} several={clientIds.length > 1} />
        )}
      </div>
    </Card>
  )
}

interface OfferedProps {
  readonly form: Form
  readonly of: Answer<'forms.offered'>
  /** People are of more than one client. */
  readonly several: boolean
}

const keyOf = ({ clientId, id }: Person): string => `${clientId} ${id}`

const hintOf = ({ email, client, waits, mailedToday }: Person, several: boolean): string =>
  [
    email,
    ...(several ? [client] : []),
    ...(mailedToday ? ['had a mail today'] : waits ? ['was asked, is reminded'] : []),
  ].join(' · ')

/** The clients' own people, of whom some are chosen. */
function Offered({ form, of: { people, without }, several }: OfferedProps): ReactElement {
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  const [asking, setAsking] = useState(false)
  const free = people.filter(({ mailedToday }) => !mailedToday)
  const chosen = free.filter((one) => picked.has(keyOf(one)))
  const missing = without.length > 0 && (
    <p className={styles.help}>
      Nobody of {without.join(', ')} has an account. Add one under the client’s Team tab.
    </p>
  )
  if (people.length === 0) return <>{missing}</>
  const send = (): void => {
    setAsking(true)
    void ask(
      form,
      chosen.map(({ clientId, id }) => ({ clientId, userId: id })),
    ).then((done) => {
      setAsking(false)
      if (done) setPicked(new Set())
    })
  }
  return (
    <>
      <fieldset className={styles.people}>
        <legend>People</legend>
        {free.length > 1 && (
          <div className={styles.whole}>
            <Checkbox
              label={`All ${free.length}`}
              checked={chosen.length === free.length}
              onChange={(on) => setPicked(new Set(on ? free.map(keyOf) : []))}
            />
          </div>
        )}
        {people.map((one) => (
          <Checkbox
            key={keyOf(one)}
            label={one.name}
            hint={hintOf(one, several)}
            disabled={one.mailedToday}
            checked={picked.has(keyOf(one)) && !one.mailedToday}
            onChange={(on) =>
              setPicked(
                new Set(on ? [...picked, keyOf(one)] : [...picked].filter((key) => key !== keyOf(one))),
              )
            }
          />
        ))}
      </fieldset>
      {missing}
      <div className={styles.row}>
        <Button
          variant="primary"
          icon={Mail}
          loading={asking}
          disabled={chosen.length === 0 || chosen.length > mostAskedAtOnce}
          onClick={send}
        >
          {chosen.length > 1 ? `Ask ${chosen.length} people` : 'Ask'}
        </Button>
        <p className={styles.help}>
          {chosen.length > mostAskedAtOnce
            ? `At most ${mostAskedAtOnce} are asked at once.`
            : 'One mail a day: whoever had one today can be reminded from tomorrow on.'}
        </p>
      </div>
    </>
  )
}
