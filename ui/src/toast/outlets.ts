import { atom } from 'nanostores'

/** The places that can show messages: the page's, then that of each open dialog. The last one shows them. */
export const $outlets = atom<readonly symbol[]>([])

/** Adds an outlet on top; the function returned takes it away. */
export const addOutlet = (outlet: symbol): (() => void) => {
  $outlets.set([...$outlets.get(), outlet])
  return () => $outlets.set($outlets.get().filter((other) => other !== outlet))
}
