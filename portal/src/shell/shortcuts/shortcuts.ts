import { commandKey } from '../../foundation/browser/keys.ts'

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
      ...(searches
        ? [{ does: 'Search clients, screens and actions', keys: [['/'], [commandKey, 'K']] }]
        : []),
      { does: 'Show these shortcuts', keys: [['?']] },
      { does: 'Close a dialog, a menu or the search', keys: [['Esc']] },
      { does: 'Skip from the header to the content', keys: [['Tab'], ['Enter']] },
    ],
  },
  ...(searches
    ? [
        {
          title: 'In the search',
          shortcuts: [
            { does: 'Move through what was found', keys: [['↑'], ['↓']] },
            { does: 'Open it, or do it', keys: [['Enter']] },
            { does: 'Open it in a new tab', keys: [[commandKey, 'Enter']] },
          ],
        },
      ]
    : []),
  {
    title: 'Lists',
    shortcuts: [
      { does: 'Move from cell to cell', keys: [['↑'], ['↓'], ['←'], ['→']] },
      { does: 'First or last cell of the row', keys: [['Home'], ['End']] },
      { does: 'A screenful up or down', keys: [['Page Up'], ['Page Down']] },
      {
        does: 'First or last row',
        keys: [
          [commandKey, '↑'],
          [commandKey, '↓'],
        ],
      },
      {
        does: 'Make a column wider or narrower, in its header',
        keys: [
          ['Shift', '→'],
          ['Shift', '←'],
        ],
      },
      { does: 'Open the row', keys: [['Enter']] },
      { does: 'Tick the row, where rows can be ticked', keys: [['Space']] },
      { does: 'Do what a letter in the row’s menu stands for', keys: [['A–Z']] },
    ],
  },
  ...(searches
    ? [
        {
          title: 'On the profile of a client',
          shortcuts: [
            { does: 'Go to a tab, by the letters that stand at the tabs then', keys: [['G', 'A–Z']] },
          ],
        },
      ]
    : []),
  {
    title: 'Menus and sidebar',
    shortcuts: [
      { does: 'Move', keys: [['↑'], ['↓']] },
      { does: 'Open or close a group of the sidebar', keys: [['→'], ['←']] },
      { does: 'Jump to what starts with a letter, in a menu', keys: [['A–Z']] },
    ],
  },
  {
    title: 'Forms',
    shortcuts: [{ does: 'Save', keys: [[commandKey, 'Enter']] }],
  },
]
