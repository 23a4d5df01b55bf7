/** What a line of the AI usage logs is of: a run of the note generator, or an answer in the chat. */
export const aiUseKinds = ['notes', 'chat'] as const
export type AiUseKind = (typeof aiUseKinds)[number]

export const aiUseKindLabel: Readonly<Record<AiUseKind, string>> = {
  notes: 'Notes',
  chat: 'Chat',
}
