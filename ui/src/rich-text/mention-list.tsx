import type { Editor } from '@tiptap/core'
import { exitSuggestion } from '@tiptap/suggestion'
import type { SuggestionProps } from '@tiptap/suggestion'
import { useEffect, useId, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { ReactElement, Ref } from 'react'
import { Popup } from '../popup/popup.tsx'
import { Listbox, optionId } from '../select/listbox.tsx'
import { nextOption } from '../select/option.ts'
import type { Option } from '../select/option.ts'
import { Spinner } from '../spinner/index.ts'
import { mentionKey } from './extensions.ts'
import type { MentionAttributes } from './extensions.ts'
import type { Person } from './rich-text-field.tsx'

export interface MentionListHandle {
  /** Whether the key was the list's. */
  readonly onKeyDown: (event: KeyboardEvent) => boolean
}

export interface MentionListProps {
  readonly ref: Ref<MentionListHandle>
  readonly editor: Editor
  readonly mention: SuggestionProps<Person, MentionAttributes>
}

/** People to mention, below what was typed after `@`; the focus stays in the text. */
export const MentionList = ({ ref, editor, mention }: MentionListProps): ReactElement => {
  const id = useId()
  const [moved, setMoved] = useState(0)
  const { items, loading, clientRect, command } = mention
  const options = useMemo(
    (): readonly Option[] =>
      items.map((person) => ({ value: person.id, label: person.name, description: person.description })),
    [items],
  )
  const active = Math.min(moved, options.length - 1)
  const anchor = useMemo(
    () => ({
      contextElement: editor.view.dom,
      getBoundingClientRect: () => clientRect?.() ?? editor.view.dom.getBoundingClientRect(),
    }),
    [editor, clientRect],
  )
  const pick = (option: Option | undefined): boolean => {
    if (!option) return false
    command({ id: String(option.value), label: option.label })
    return true
  }
  // Keys can come faster than renderings: where the list is, is known at once.
  const wanted = useRef(0)
  const moveTo = (index: number): void => {
    wanted.current = index
    setMoved(index)
  }
  useImperativeHandle(ref, () => ({
    onKeyDown: (event) => {
      const at = Math.min(wanted.current, options.length - 1)
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        moveTo(nextOption(options, at, event.key === 'ArrowDown' ? 1 : -1))
        return options.length > 0
      }
      return (event.key === 'Enter' || event.key === 'Tab') && !loading && pick(options[at])
    },
  }))
  // Before the list is seen: a reset after the first arrow key would undo it.
  useLayoutEffect(() => {
    wanted.current = 0
    setMoved(0)
  }, [mention.query])
  useEffect(() => {
    const { dom } = editor.view
    if (active >= 0) dom.setAttribute('aria-activedescendant', optionId(id, active))
    dom.setAttribute('aria-controls', id)
    return () => {
      dom.removeAttribute('aria-activedescendant')
      dom.removeAttribute('aria-controls')
    }
  }, [editor, id, active])

  return (
    <Popup anchor={anchor} onDismiss={() => exitSuggestion(editor.view, mentionKey)}>
      <Listbox
        id={id}
        label="People"
        options={options}
        active={active}
        isSelected={() => false}
        onActivate={moveTo}
        onPick={pick}
        note={
          options.length > 0 ? undefined : loading ? <Spinner size={16} label="Searching" /> : 'Nobody found.'
        }
      />
    </Popup>
  )
}
