/** Where one part of a sentence ends and another one begins. */
const joints =
  /\s*[,;:()]+\s+|(?<=\w)[.!]\s+(?=[A-Z])|\s+[-–—]+\s+|\s*\?+\s+|\s+(?=(?:and|but|so|because|cause|since|as|cuz|bc|though|although) (?:i|i['’]m|i['’]d|i['’]ve|im|ive|we|we['’]re|my|our|he|she|they|it|please|pls|could|can|would|the dealer|the owner|the client)\b)|\s+(?=if (?:possible|you can|you could|you don['’]t mind|that['’]s ok|any)\b)|\s+(?=and (?:is|are|was|were|do|does|did|what|who|which|how|when|where|why|can|could|would|will)\b)|\s+(?=(?:because|cause|cuz|so that|so i can|so we can|in order to)\b)/gi

/** How a part begins that says which of the rows are meant: without it the answer is another one. */
export const narrows =
  /^(?:but |and )?(?:only|just|not|no|never|without|excluding|exclude|except|leave|leaving|drop|ignore|ignoring|skip|minus|unless|where|whose|with|by|per|for|in|at|on|from|since|until|between|over|under|above|below|more|less|top|bottom|sorted|ordered|ranked|grouped|split|compared|versus|vs|against|than|last|this|next|or)\b/i

/** What holds rows against something, wherever it stands: without it the answer is another one. */
export const conditions =
  /\b(?:over|under|above|below|more than|less than|fewer than|at least|at most|by)\b[^,;:]*?[$\d][\d.,]*\s?(?:%|k\b|percent\b|dollars?\b)?[^,;:]*\b(?:nobody|no one|not|never|that|who|which)\b/i

/** What people say beside a question, which narrows nothing. */
export const aside =
  /^(?:for my (?:own )?(?:records|files|boss|gm|controller|bookkeeper|accountant|partner|owner|meeting|report|notes)|in plain (?:words|english)|in a hurry|if (?:possible|you can|you could|any)|as (?:usual|always|you know)|just (?:asking|curious|checking|wondering)|no rush|one number|numbers only|one line each|both stores|table|as a table|big picture|in short|not (?:urgent|too many numbers))\b/i

/** What somebody tells has a verb of its own. */
export const tells =
  /\b(?:i|we|he|she|they|it|you|there|that)(?:['’](?:m|s|re|ve|d|ll))?\b|\b(?:is|are|was|were|has|have|had|will|would|wants?|needs?|thinks?|says?|said|keeps?|claims?|feels?|seems?|looks?|got|left|came|called|asked|rang|hates?|likes?|loves?|runs?|promised|told)\b|\w['’]s (?=(?:a|an|the|not|so|out|on|in|asking|calling|getting|\w+ing)\b)/i

/** How a part begins that asks for something. */
export const asks =
  /^(?:(?:(?:he|she|they)(?:['’]s| is| are)? (?:asking|asks?|wondering|wants? to know) )?(?:and|so|but|ok|okay|now|then|also|please|pls|just|if|whether) )*(?:what|which|who|whom|whose|when|where|why|how|is|are|was|were|do|does|did|has|have|had|can|could|would|will|should|am|any|anybody|anyone|anything|show|list|give|tell|get|pull|send|compare|find|i need|i want|i['’]d like|i would like|we need|need|remind|check|gimme|talk me|let me|log|create|add|set|count|rank|name|export|chart)\b/i

/** What is asked of whatever stands before it. */
export const leansBack =
  /\b(?:it|that|this|they|them|those|these|he|she|him|her|one)\b(?! (?:month|week|quarter|year))/i

/** What asks for nothing but an answer. */
export const asksNothing =
  /^(?:and |so |or )?(?:(?:can|could|would|will) you (?:please |pls )?(?:verify|check|confirm|help|help me|look|look into it|do that|tell me)(?: (?:me|us|with that|with this|that|this|it|please))*|is (?:this|that|it) (?:correct|right|true|so|ok|possible)|what do you think|any idea|am i (?:right|wrong|imagining things)|right|correct|or (?:not|what)|i would like to (?:walk|understand|know)\b.*|(?:i |we )?(?:need|want|have|would like|trying|hoping|going|gotta|wanna) ?(?:to )?(?:fix|sort|clean|get|have|take care of|deal with|follow up on|plan|prepare|figure|bring|chase) (?!.*\b(?:by|per|for|only)\b).*\b(?:that|this|it|those|them|these)\b.*)$/i

/** `Could you check?`: it tells nothing that an answer would have to take up. */
export const asksBack = /^(?:and |so )?(?:can|could|would|will|is) /i

/** The runs of so many parts that stand beside each other, longest first; the text itself is none of them. */
export function runsOf(count: number): readonly (readonly [number, number])[] {
  const runs: (readonly [number, number])[] = []
  for (let length = count - 1; length > 0; length -= 1)
    for (let from = 0; from + length <= count; from += 1) runs.push([from, from + length])
  return runs
}

/** The parts of a text with the places at which they stand. */
export function partsOf(
  text: string,
): readonly { readonly from: number; readonly to: number; readonly text: string }[] {
  const parts: { from: number; to: number; text: string }[] = []
  let from = 0
  const add = (to: number): void => {
    const part = text.slice(from, to).trim()
    if (part !== '') parts.push({ from, to, text: part })
  }
  for (const match of text.matchAll(joints)) {
    add(match.index)
    from = match.index + match[0].length
  }
  add(text.length)
  return parts
}
