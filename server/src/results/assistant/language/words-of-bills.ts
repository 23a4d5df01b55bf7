/** What was billed is what stands on invoices, to whoever writes them. */
const billed =
  /\b(?:total |our )+billings?\b|\bbillings\b(?! (?:by|per) (?:service|channel|manager|am|department)\b)|\btotal (?:amount )?(?:billed|invoiced)\b|^(?:how much|what)(?: in total)? (?:did|have) we (?:bill|billed|invoice|invoiced)\b(?! for (?!(?:the )?(?:last|this|all|months?|year|quarter|q[1-4]|20\d\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)))(?= (?:(?:for|in|last|this|so far)(?: \w+){0,3}|\w+(?: \w+)?)[?.! ]*$)/gi

/** `what did we bill Eastgate Honda in October and did they pay`: what stands on invoices, and what is open of it. */
const billedTo =
  /^(?:how much|what)(?: in total)? (?:did|have|do) we (?:bill|billed|invoice|invoiced|charge|charged) (?!for\b|in\b|last\b|this\b|so far\b)(.+?)(?: (?:and|,) *(?:have|has|did) (?:they|it|he|she) (?:paid|pay)(?: (?:it|us|that|for it|yet|everything))*)?[?.! ]*$/i

/** `what did Tulsa Acura pay this month`: to whoever sees to invoices that is what came in. */
const paidBy =
  /^(?:how much|what) (?:did|has|have) (?!i\b|we\b|you\b)(.+?) (?:pay|paid)(?: us)?(?= (?:in|this|last|so far|since|yesterday|today|ytd|on)\b|[?.! ]*$)(?! for\b)/gi

const months = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec'
/** `how much came in this month`: what was paid. */
const cameIn = new RegExp(
  `^how much(?: money)? (?:came|has come|did we (?:get|collect|receive)|have we (?:gotten|collected|received))(?: in)?(?= (?:this|last|today|yesterday|since|so far|ytd|in (?:${months}|q\\d|20\\d\\d|the last))|[?.! ]*$)`,
  'gi',
)

/** `what is past due for Eastgate Honda`: to whoever sees to invoices those, and no tasks. */
const pastDueOf =
  /^(?:what(?:['’]?s| is)|anything|is anything) (?:past due|overdue|late) (?:for|at|from|with) (?!me\b|us\b|my\b|our\b|today\b|this\b)/gi

/** `who has the most overdue`: of what is owed. */
const mostOverdue =
  /^(?:who|which (?:client|store|payer|dealer)) (?:has|have|owes) (?:us )?(?:the )?most (?:that is |money )?(?:overdue|past due)(?=[?.! ]*$)/gi

/** `are we up on last November`: to whoever sees to what is invoiced that is revenue. */
const areWeUp = new RegExp(
  `^are we (?:up|down|ahead|behind)(?: or (?:up|down))? (?:on|from|over|of|vs\\.?|versus|against|compared (?:to|with)) (?=(?:last|a year|this time|the same|the year|20\\d\\d|q\\d|${months}))`,
  'gi',
)

/** A question of whoever sees to invoices: what others mean of budgets and tasks they mean of invoices and payments. */
export const inWordsOfBills = (text: string): string =>
  text
    .replaceAll(cameIn, 'amount of payments')
    .replaceAll(pastDueOf, 'overdue invoices of ')
    .replaceAll(mostOverdue, 'largest overdue balance by payer')
    .replaceAll(areWeUp, 'revenue this month vs ')
    .replaceAll(billed, 'total of invoices')
    .replaceAll(paidBy, 'amount of payments of $1')
    .replace(billedTo, (asked, of: string) =>
      /\bpa(?:id|y)\b/i.test(asked)
        ? `total invoiced of ${of}, paid and outstanding`
        : `total of invoices of ${of}`,
    )
