import type { ComponentType } from 'react'
import { Choices } from './choices.tsx'
import { Comboboxes } from './comboboxes.tsx'
import { Dates } from './dates.tsx'
import { Dialogs } from './dialogs.tsx'
import { Files } from './files.tsx'
import { Looks } from './looks.tsx'
import { Menus } from './menus.tsx'
import { Messages } from './messages.tsx'
import { MultiSelects } from './multi-selects.tsx'
import { Popovers } from './popovers.tsx'
import { RichTexts } from './rich-texts.tsx'
import { Selects } from './selects.tsx'
import { TabExamples } from './tab-examples.tsx'
import { Tables } from './tables.tsx'
import { TextFields } from './text-fields.tsx'
import { Tooltips } from './tooltips.tsx'

/** A part of the kit with a page of its own. */
export interface KitPart {
  /** Of its page: `/embed/kit/{name}`. */
  readonly name: string
  readonly title: string
  /** How a screen reader meets it, and which pattern of the ARIA practices it follows. */
  readonly reads: string
  readonly keys: readonly (readonly [keys: string, does: string])[]
  readonly Example: ComponentType
}

/** Every part of the kit. */
export const kitParts: readonly KitPart[] = [
  {
    name: 'looks',
    title: 'Buttons, badges and states',
    reads:
      'Native buttons and links. What only has an icon is named; what is loading stays where it is, is read as busy and cannot be pressed.',
    keys: [['Enter, Space', 'Presses the button']],
    Example: Looks,
  },
  {
    name: 'text-field',
    title: 'Text, number and money',
    reads:
      'Label, hint and what is wrong belong to the field (aria-describedby, aria-invalid); what is wrong is read when it appears.',
    keys: [
      ['Tab', 'Goes to the next field'],
      ['Arrow Up, Arrow Down', 'Changes a number by one step'],
    ],
    Example: TextFields,
  },
  {
    name: 'choices',
    title: 'Checkbox, radio buttons and switch',
    reads:
      'Native inputs; a switch has the role of one. A group of radio buttons is one stop, read with its label.',
    keys: [
      ['Space', 'Ticks, unticks or switches'],
      ['Arrow Up, Arrow Down', 'Chooses the radio button before or after'],
    ],
    Example: Choices,
  },
  {
    name: 'select',
    title: 'Select',
    reads:
      'A button with the role of a combobox over a listbox (select-only combobox); the option under the keys is told by aria-activedescendant.',
    keys: [
      ['Enter, Space, Arrow Down, Arrow Up', 'Opens the list at what is chosen'],
      ['Arrow Down, Arrow Up', 'Goes to the next or the previous option that can be chosen'],
      ['Home, End', 'Goes to the first or the last option'],
      ['A to Z', 'Goes to the option that starts with what is typed; chooses it while the list is closed'],
      ['Enter', 'Chooses and closes'],
      ['Tab', 'Chooses and goes on'],
      ['Escape', 'Closes, choosing nothing'],
    ],
    Example: Selects,
  },
  {
    name: 'combobox',
    title: 'Combobox',
    reads:
      'A text field over a listbox (editable combobox with list autocompletion); how many options there are is read as one types.',
    keys: [
      ['Arrow Down, Arrow Up', 'Opens the list, goes to the next or the previous option'],
      ['Page Down, Page Up', 'Goes ten options on or back'],
      ['Enter', 'Chooses the option and closes'],
      ['Tab', 'Closes and goes on'],
      ['Escape', 'Closes; what was chosen stays'],
    ],
    Example: Comboboxes,
  },
  {
    name: 'multi-select',
    title: 'Multi-select',
    reads:
      'As the combobox, over a listbox in which several can be chosen; each that is chosen has a button that takes it out.',
    keys: [
      ['Arrow Down, Arrow Up', 'Opens the list, goes to the next or the previous option'],
      ['Enter', 'Chooses the option or takes it out; the list stays open'],
      ['Backspace', 'Takes out the last one, when nothing is typed'],
      ['Tab', 'Closes and goes on'],
      ['Escape', 'Closes'],
    ],
    Example: MultiSelects,
  },
  {
    name: 'date-picker',
    title: 'Date picker',
    reads:
      'A text field that takes a day as it is written, and a button that opens a calendar in a dialog: a grid whose day is read in full.',
    keys: [
      ['Arrow Down', 'Opens the calendar, as long as nothing is typed (with Alt at any time)'],
      ['Arrow keys', 'Go by a day or a week in the calendar'],
      ['Page Up, Page Down', 'Go by a month, with Shift by a year'],
      ['Home, End', 'Go to the first or the last day of the week'],
      ['Enter', 'Chooses the day; takes what was typed'],
      ['Escape', 'Closes the calendar'],
    ],
    Example: Dates,
  },
  {
    name: 'file-field',
    title: 'File field',
    reads:
      'A native file input, into which files can be dropped and pasted too; the progress of each is a progressbar, what is wrong with it an alert.',
    keys: [
      ['Enter, Space', 'Opens the choice of files, presses the button of a file'],
      ['Tab', 'Goes through the files: description, Remove'],
    ],
    Example: Files,
  },
  {
    name: 'rich-text',
    title: 'Rich text',
    reads:
      'A multi-line textbox with a toolbar, which is one stop; the list of people is a listbox of the textbox. The editor arrives when its field comes near.',
    keys: [
      ['Tab', 'Leaves the text; goes from the toolbar into it'],
      ['Arrow Left, Arrow Right', 'Go through the toolbar'],
      ['Home, End', 'Go to the first or the last button of the toolbar'],
      ['Ctrl+B, Ctrl+I, Ctrl+U', 'Bold, italic, underlined (Command on a Mac)'],
      ['Ctrl+Z, Ctrl+Shift+Z', 'Takes back, brings again'],
      ['@', 'Opens the list of people: arrow keys, Enter or Tab, Escape'],
    ],
    Example: RichTexts,
  },
  {
    name: 'tabs',
    title: 'Tabs',
    reads:
      'Tablist, tab and tabpanel; the tabs are one stop and the panel the next. A tab is chosen as soon as it has the focus.',
    keys: [
      ['Arrow Left, Arrow Right', 'Choose the tab before or after, in the direction of writing, going round'],
      ['Home, End', 'Choose the first or the last tab'],
      ['Tab', 'Goes into the panel'],
    ],
    Example: TabExamples,
  },
  {
    name: 'menu',
    title: 'Menu',
    reads: 'Menu button, menu and menuitem; the keys pass over an entry that cannot be used.',
    keys: [
      ['Enter, Space, Arrow Down', 'Opens the menu at its first entry'],
      ['Arrow Up', 'Opens it at its last'],
      ['Arrow Down, Arrow Up', 'Go to the next or the previous entry, going round'],
      ['Home, End', 'Go to the first or the last entry'],
      ['A to Z', 'Goes to the entry that starts with what is typed'],
      ['Enter, Space', 'Does what the entry says and closes'],
      ['Escape, Tab', 'Closes and gives the focus back'],
    ],
    Example: Menus,
  },
  {
    name: 'popover',
    title: 'Popover',
    reads: 'A dialog that is not modal, opened by its button, which tells whether it is open.',
    keys: [
      ['Enter, Space', 'Opens and closes it at its button'],
      ['Escape', 'Closes it and gives the focus back'],
    ],
    Example: Popovers,
  },
  {
    name: 'tooltip',
    title: 'Tooltip',
    reads:
      'Shown on hover and on focus. A text that says more is the description of its element; one that repeats the name is not read twice.',
    keys: [
      ['Tab', 'Shows it with the focus'],
      ['Escape', 'Hides it'],
    ],
    Example: Tooltips,
  },
  {
    name: 'dialog',
    title: 'Dialog',
    reads:
      'The native dialog, modal, in the top layer, named by its title and described by the line below. The first field has the focus, and what had it before gets it back.',
    keys: [
      ['Tab, Shift+Tab', 'Go through what is in it, and nothing behind'],
      ['Escape', 'Closes the topmost; nothing where it is persistent'],
    ],
    Example: Dialogs,
  },
  {
    name: 'messages',
    title: 'Messages',
    reads: 'A region of polite messages, also above an open dialog; errors stay until they are closed.',
    keys: [['Tab', 'Reaches Undo and Close of a message']],
    Example: Messages,
  },
  {
    name: 'table',
    title: 'Table',
    reads:
      'A grid with one stop, in which the keys go from cell to cell; headers tell how it is sorted. The short one is a plain table, and on a phone a list of cards.',
    keys: [
      ['Arrow keys', 'Go to the cell beside, above or below; with Ctrl to the first or last row'],
      ['Home, End', 'Go to the first or last cell of the row; with Ctrl of the table'],
      ['Page Down, Page Up', 'Go ten rows on or back'],
      ['Enter', 'Sorts by a header, opens a row, or goes into what the cell holds'],
      ['Space', 'Selects the row'],
      ['Shift+Arrow Left, Shift+Arrow Right', 'Make a column narrower or wider, in its header'],
    ],
    Example: Tables,
  },
]
