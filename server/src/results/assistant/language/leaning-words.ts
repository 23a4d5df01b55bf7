/** `which are late`: of what, it does not say. */
const someOf =
  /^\s*(?:and |but )?(?:which|who)(?: ones)? (?:are|is|were|was|have|has|had) (?!the\b|our\b|my\b)\S+(?: \S+){0,2}(?=[?.! ]*$)/i

/** The words by which a question goes on with what was told before: `and`, `drop`, `on those`. */
export function leaningWords(text: string): string | undefined {
  const onward =
    /^\s*(?:(?:the ones|those|these)\b|and|also|same|only|just|then|any(?:thing|one|body)?(?= (?:due|late|overdue|with|over|under|without|of|still|open|that|who|which)\b)|biggest|oldest|newest|worst|best|chart (?:it|that)|export (?:it|that)|what about|how about|sort|(?:by|per) \S+(?: \S+)?(?=[?.! ]*$)|drop|leave out|exclude|remove|add|(?:group|order|split|break) (?:it|that|them|those))\b/i.exec(
      text,
    )
  const among =
    /\b(?:on|of|for|to|with|about|in|from|by) (?:those|these|them|the ones)\b(?! (?:days|weeks|months|quarters|years))/i.exec(
      text,
    )
  const ends = /\b(?:is|are|was|were) (?:that|those|these|they)\s*\??$/i.exec(text)
  const one = /\b(?:that|this) one\b/i.exec(text)
  const each = /\b(?:with|for|of|from|at|to|by|per) each(?: (?:one|of them))?(?=[?.! ]*$)/i.exec(text)
  return onward?.[0] ?? ends?.[0] ?? one?.[0] ?? among?.[0] ?? each?.[0] ?? someOf.exec(text)?.[0]
}

const alone =
  /^\s*(?:and |so |ok |but )*(?:(?:about|for|of|with|by) (?:what|whom|which)|which(?: ones?)?(?: of (?:them|those))?|(?:the |what (?:are|were) the )?reasons?(?: why)?|why(?: is that)?|since when|until when|by how much|in (?:percent|%|dollars)|(?:and )?(?:a year|a month|a week) (?:ago|before)|who(?:se)? (?:\w+ )?(?:is|are|was|were|did) (?:that|it|they|those|them)|how (?:many|much)(?: (?:is|are|was|were) (?:that|there|it|they)| of (?:them|those|it))?|(?:what(?:['’]?s| is)? )?the difference(?: in (?:percent|%|dollars))?|when (?:did|was|is) (?:the )?(?:last|first|latest) one\b.*)[?.! ]*$/i

/** `show only the Nissan ones`: some of whatever was told before. */
const onesOfThose =
  /^\s*(?:and |so |ok |now )*(?:show |list |give |keep |see )?(?:me )?(?:only|just) (?:the |those )(?:\S+ ){1,3}ones[?.! ]*$/i

/** What asks for nothing by itself: `about what`, `by how much`, `whose is that`; it is of whatever was asked before. */
export const leansWhole = (text: string): string | undefined =>
  (alone.exec(text) ?? onesOfThose.exec(text))?.[0].replace(/[?.!\s]+$/, '').trim()
