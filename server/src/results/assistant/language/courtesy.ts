/** What people say before a question and behind it, and ask nothing by. */
const courtesy =
  /^(?:(?:good )?(?:morning|afternoon|evening|day)|hi|hey|hello|thanks|thank you|thx|ty|cheers|please|ok|okay|sure|great|cool|perfect|no rush|nothing fancy|take your time|just curious|much appreciated|appreciate it)(?: (?:there|all|kindly|very much|for (?:that|this|your help)|guys|team|so much|a lot|again|in advance))?[.!,?]*$/i

/** Whether somebody only says good day, or thanks. */
export const isCourtesy = (text: string): boolean => courtesy.test(text)
