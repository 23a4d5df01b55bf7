/** What clients are called. */
export const clients = '(?:clients|stores|dealers|dealerships|accounts|customers|rooftops)'
/** Nothing but a sign is behind it. */
export const end = '(?=[?.! ]*$)'
/** Words that say that something is so today. */
export const now = '(?: (?:right now|now|currently|at the moment|at present|today|still|already))*'
/** Whom one asks for of all clients. */
export const whoOf = `(?:who(?: all)?|which(?: of (?:my|our))? ${clients}|what ${clients}|(?:my |our |all )?${clients})`
/** A verb that may be left out. */
export const are = "(?:['’]?s|['’]re| is| are)?"
/** The list of clients that are watched. */
export const watch = '(?:the |our |my )?(?:priority )?watch ?list'
/** Times that are over. */
export const times =
  'today|yesterday|last night|overnight|this (?:week|month|morning)|last (?:week|month)|since \\w+|(?:in )?the last \\d+ days'
/** A month by its name, or as it is cut short. */
export const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
