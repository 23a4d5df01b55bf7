/** What the chat says of itself. */
export const chatWords = {
  history: 'Previous Chats',
  noSessions: 'No previous chat sessions',
  placeholder: 'Type your message...',
  retry: 'Retry',
  cut: 'The answer was cut off here.',
  goOn: 'Go on',
  /** What is sent to have the rest of an answer that was cut off. */
  goOnMessage: 'Please go on where your answer was cut off.',
} as const

/** The title of the panel: the assistant's name in capitals, then AI. */
export const panelTitle = (assistant: string): string => `${assistant.toUpperCase()} AI`

/** What a new session begins with. */
export const greeting = (assistant: string): string =>
  `Hi! I'm ${assistant}, your personal AI assistant. How can I help you?`

/** Notifications. */
export const chatNotifications = {
  notInitialized: 'Failed to initialize chat.',
  sessionsNotLoaded: 'Failed to load chat sessions.',
  sessionNotLoaded: 'Failed to load chat session.',
  titleNotUpdated: 'Failed to update chat title.',
} as const
