import { eventNames } from '@portal/core/access/embed/names'
import type { PageSession } from '../session/page-session.ts'
import { onMissing } from './localize.ts'

const say = (...words: readonly unknown[]): void => console.debug('agency', ...words)

/** Says on the console what the widgets of the page do: events, calls by their names, and texts that the page does not translate. Never a token, nor what was sent. */
export function debug(session: PageSession): void {
  for (const name of eventNames)
    addEventListener(name, (event) => {
      const { target } = event
      say(
        target instanceof Element ? target.localName : '',
        name,
        event instanceof CustomEvent ? event.detail : null,
      )
    })
  session.onCall((line) => say(line))
  onMissing((text) => say('not translated:', text))
}
