export { AiChat, type AiChatProps } from './ai-chat.tsx'
export { createConversation, type Conversation } from './conversation.ts'
