import { keptAtom } from '../../foundation/browser/kept.ts'

type Groups = Readonly<Record<string, boolean>>

/** Groups that the person opened or closed by hand; all others follow the screen that is shown. */
export const $groups = keptAtom<Groups>('portal:sidebar-groups', {}, (stored) =>
  typeof stored === 'object' && stored !== null
    ? Object.fromEntries(
        Object.entries(stored).filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'),
      )
    : undefined,
)

/** Opens or closes a group, and remembers it. */
export const setGroup = (key: string, open: boolean): void => $groups.set({ ...$groups.get(), [key]: open })

/** Forgets that a group was closed: the person has just gone to a screen of it. */
export function showGroup(key: string): void {
  if ($groups.get()[key] !== false) return
  $groups.set(Object.fromEntries(Object.entries($groups.get()).filter(([other]) => other !== key)))
}
