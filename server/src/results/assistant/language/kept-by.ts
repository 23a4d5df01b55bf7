const asksWhoMade =
  /^(?:and )?who (?:has |have |had |was |were )?(?:added|entered|recorded|made|created|wrote|written|logged|reported|filed|opened|submitted)\b/

/** Whether a question asks who made rows that only say whose they are: whoever has something need not have entered it. */
export const onlyKeptBy = (line: string, person: string | undefined): boolean =>
  asksWhoMade.test(line) && /^(?:owner|assignee)/.test(person ?? '')
