import { commandKey } from '../keys.ts'

export interface ShortcutGroup {
  readonly title: string
  readonly shortcuts: readonly {
    readonly does: string
    /** Each way to do it, as the keys pressed together. */
    readonly keys: readonly (readonly string[])[]
  }[]
}

/** What the keyboard does, as the overlay lists it. */
export const shortcutGroups = (searches: boolean): readonly ShortcutGroup[] => [
  {
    title: 'Anywhere',
    shortcuts: [
      ...(searches ? [{ does: 'Search clients and screens', keys: [['/'], [commandKey, 'K']] }] : []),
      { does: 'Show these shortcuts', keys: [['?']] },
      { does: 'Close a dialog, a menu or the search', keys: [['Esc']] },
    ],
  },
  {
    title: 'Lists and menus',
    shortcuts: [
      { does: 'Move', keys: [['↑'], ['↓']] },
      { does: 'Open or choose', keys: [['Enter']] },
      ...(searches ? [{ does: 'Open a search result in a new tab', keys: [[commandKey, 'Enter']] }] : []),
      { does: 'Open or close a group of the sidebar', keys: [['→'], ['←']] },
    ],
  },
  {
    title: 'Forms',
    shortcuts: [{ does: 'Save', keys: [[commandKey, 'Enter']] }],
  },
]
