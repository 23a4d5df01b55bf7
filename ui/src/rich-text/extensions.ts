import type { Extensions } from '@tiptap/core'
import { Mention } from '@tiptap/extension-mention'
import { Placeholder } from '@tiptap/extensions'
import { PluginKey } from '@tiptap/pm/state'
import { StarterKit } from '@tiptap/starter-kit'
import type { SuggestionKeyDownProps, SuggestionProps } from '@tiptap/suggestion'
import { imageUploads } from './image-uploads.ts'
import { Link } from './link.ts'
import { Picture } from './picture.ts'
import type { Person } from './rich-text-field.tsx'

/** What the suggestion plugin tells while somebody is being mentioned. */
export interface MentionListener {
  readonly onChange: (mention: SuggestionProps<Person, MentionAttributes> | null) => void
  readonly onKeyDown: (event: KeyboardEvent) => boolean
}

export interface MentionAttributes {
  readonly id: string
  readonly label: string
}

export interface ExtensionOptions {
  readonly placeholder: string
  readonly searchPeople: ((query: string) => Promise<readonly Person[]>) | undefined
  readonly mentions: MentionListener
}

/** Names the plugin that follows a mention being typed. */
export const mentionKey = new PluginKey('mention')

const mostSuggestions = 10
const suggestionDelay = 100

/** The schema of a rich text: what can be written, and what pasted text is reduced to. */
export const extensions = ({ placeholder, searchPeople, mentions }: ExtensionOptions): Extensions => [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    codeBlock: false,
    // Its own brings a link finder of 17 KB; ours is below.
    link: false,
  }),
  Link,
  Picture.configure({ allowBase64: false }),
  imageUploads,
  Placeholder.configure({ placeholder }),
  ...(searchPeople
    ? [
        Mention.configure({
          HTMLAttributes: { class: 'mention' },
          suggestion: {
            pluginKey: mentionKey,
            char: '@',
            // Names have spaces: `@dana w` goes on.
            allowSpaces: true,
            minQueryLength: 1,
            debounce: suggestionDelay,
            items: async ({ query }) => (await searchPeople(query)).slice(0, mostSuggestions),
            render: () => ({
              onStart: mentions.onChange,
              onUpdate: mentions.onChange,
              onExit: () => mentions.onChange(null),
              onKeyDown: ({ event }: SuggestionKeyDownProps) => mentions.onKeyDown(event),
            }),
          },
        }),
      ]
    : []),
]
