import { linksIn, type AppLinks } from '@portal/core/settings/links/links'
import { useEffect } from 'react'
import { idle } from '../../foundation/browser/idle.ts'
import { keptAtom } from '../../foundation/browser/kept.ts'
import { client } from '../../foundation/session/session.ts'

/** The addresses of the agency's other applications: those of the last visit until this one has asked. */
export const $appLinks = keptAtom<AppLinks>('portal:app-links', {}, linksIn)

/** Asks for them once a visit, when the browser has nothing better to do. */
export function useAppLinks(wanted: boolean): void {
  useEffect(() => {
    if (!wanted) return
    void idle()
      .then(() => client.call('apps.links'))
      .then((links) => $appLinks.set(linksIn(links)))
      // Without an answer those of the last visit stay.
      .catch(() => undefined)
  }, [wanted])
}
