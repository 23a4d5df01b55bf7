import { ownUser } from '../../foundation/policy/rules-of-calls.ts'
import type { Rule } from '../../foundation/policy/rule.ts'

/** Chats are their owner's alone. Whether the chat is open to somebody depends on the configuration too: the server asks `mayChat`. */
export const ownChats: Rule = {
  ...ownUser,
  sentence: 'Everyone to whom role and configuration open the chat, for chats of their own.',
}
