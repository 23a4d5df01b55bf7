import { isTopic, type Question } from './question.ts'

/** `for my clients` after overdue tasks: those of them, and no list of clients. */
export const ownClients =
  /^(?:and |just |only |but )*(?:for|of|at|from|with) (?:my|our)(?: own)? (?:clients|stores|dealers|accounts|book)$/

const asksKind =
  /^(?:and )?how many (?:of (?:them|those|these) )?(?:were|are|was|is) (?:just |only )?(\S+(?: \S+)?)$/

/**
 * `how many were calls` after interactions, for which that is another word: of which kind they were is asked, and not
 * how many there are of everybody. The words of the kind, where nothing is narrowed by them.
 */
export const bareKind = (line: string, question: Question, before: Question | null): string | undefined =>
  isTopic(question) &&
  isTopic(before) &&
  question.topic === before.topic &&
  question.conditions.length + question.records.length === 0
    ? asksKind.exec(line)?.[1]
    : undefined
