/** Sessions in one list. */
export const sessionsPage = 20

/** The language that a message is sent with. */
export const defaultLanguage = 'en'

/** Characters shown of a session's title and of its preview before an ellipsis. */
export const titleLength = 30
export const previewLength = 50

/** Most characters of one message. */
export const longestMessage = 8_000

/** Most characters of one answer; what comes after is cut off. */
export const longestAnswer = 200_000

/** Messages that one person may send in a minute. */
export const messagesPerMinute = 30

/** What the assistant is called where the configuration says nothing. */
export const defaultAssistantName = 'Madi'
