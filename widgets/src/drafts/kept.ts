import type { Client } from '@portal/core/client'
import type { ElementName } from '@portal/core/access/embed/widgets'
import 'virtual:facts/texts'
import type { Drafts, Keeper } from '../element/drafts.ts'
import { createKeeper } from './keeper.ts'

interface OpenedElement extends HTMLElement {
  readonly isOpen: boolean
  open(options: { readonly clientId?: number }): Promise<boolean>
  close(): Promise<void>
}

/** @param shape of the drafts: what an earlier one has kept is not brought back */
export function keeperOf<D>(client: Client, name: ElementName, shape: number, drafts: Drafts<D>): Keeper<D> {
  return createKeeper<D>(client, `${name}@${shape}`, {
    replace: (place, draft) => void replace(name, drafts, place, draft),
    show: drafts.show,
  })
}

/** Puts another text in the place of what is in the form, which begins anew with it. */
async function replace<D>(
  name: ElementName,
  drafts: Drafts<D>,
  place: string,
  draft: D | null,
): Promise<void> {
  const elements = document.querySelectorAll<OpenedElement>(`agency-${name}`)
  const opened = [...elements].filter(({ isOpen }) => isOpen)
  for (const element of opened) await element.close()
  // What is closed keeps its last words first.
  await new Promise((resolve) => requestAnimationFrame(resolve))
  const at = drafts.at(place)
  if (draft === null) at.clear()
  else at.keep(draft)
  const clientId = Number(place.split('/')[1])
  for (const element of opened) void element.open(clientId > 0 ? { clientId } : {})
}
