import type { Otherwise } from './otherwise.ts'

/** How people ask who go through a month that is over, or through what waits to be decided. */
export const monthEnd: Otherwise = [
  [
    /^(?:how (?:does|do|did|is|are|was) )?(?:the |our |my )?(?:programm?atic )?(spend|budgets?|clicks|conversions|leads|impressions) (?:split|divide|divided|break down|broken down|spread) (?:up )?(?:between|among|across|over|into) (.+)$/gi,
    '$1 of $2 by channel',
  ],
  [
    /\b(?:paid|pays?|spent|spends?) (?:the )?most (?:for|per|on) (?:a|each|every|one) (lead|click|conversion)\b/gi,
    'had the highest cost per $1',
  ],
  [
    /\b(?:paid|pays?|spent|spends?) (?:the )?least (?:for|per|on) (?:a|each|every|one) (lead|click|conversion)\b/gi,
    'had the lowest cost per $1',
  ],
  [
    /^what (?:has |have )?(?:changed|is different) in (?:the )?budgets? of (.+?) (?:against|since|from|compared (?:with|to)|versus|vs\.?) (?:last month|the month before)$/gi,
    'budget comparison of $1',
  ],
  [
    /^what (?:has |have )?(?:became|become|come|came|happened) (?:of|to|with) (?:the |my |our |those |all )?(.+?)(?: (?:that )?(?:we|i) (?:asked for|requested|filed|sent|proposed|made))?$/gi,
    '$1',
  ],
  [
    /\b(?:contracts?|agreements?|paperwork) (?:that )?(?:i|we) (?:still )?(?:have|has|need|needs|got|am|are)(?: still)? to sign\b/gi,
    'agreements waiting for signature',
  ],
  [
    /^(?:is there |are there |do (?:i|we) have )?(?:an? |any )?(?:contracts?|agreements?) (?:left )?to sign$/gi,
    'agreements waiting for signature',
  ],
  // Who gets what is marked so among the people of a client.
  [
    /^who (?:at|of|from) (.+?) (?:receives|gets) (?:our|the|their) invoices$/gi,
    'contacts of $1 that receive invoices',
  ],
  [
    /^what(?:['’]s| is) (?:the |our )?(?:open )?pipeline worth,? weighted by (?:its|the|their|each stage['’]s) (?:probability|probabilities|likelihood|chances?|odds)$/gi,
    'weighted value of open opportunities',
  ],
  [
    /^rank (?:the |our |all )?(?:account managers|ams|managers) by (?:their |the )?(?:report card|scorecard|score)s?$/gi,
    'am report card by score highest first',
  ],
  [
    /^what(?:['’]s| is) the (?:most|maximum|highest)(?: amount)?(?: that)? (?:we|one|you) (?:may|can|could|are allowed to) charge for (.+)$/gi,
    'fee caps of $1',
  ],
  [
    /\b(?:people|users|logins|contacts) (?:of|at|from) (?:our|my|the) (?:clients|stores|dealers)(?: (?:who|that))? (?:have |has )?never (?:signed|logged) in\b/gi,
    'client users who never signed in',
  ],
]
