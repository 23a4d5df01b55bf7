import type { Never } from './never.ts'

const ofAds =
  'The portal keeps no such figure of ads: of those it has spend, impressions, clicks, conversions, video views and store visits, and what follows from them.'
const ofSites =
  'The portal keeps no such figure of websites: of those it has sessions, users, key events and views of vehicle pages, by where visits came from.'

/** Figures that people of the trade ask for by name and that the portal does not have. */
export const neverOfFigures: readonly Never[] = [
  {
    asks: /\b(?:engagements?|engagement rate|followers?|fans|post likes|page likes|quality scores?|share of voice|roas|return on ad spend|frequency cap|app installs?|search terms? report)\b/,
    part: /\b(?:engagement rate|engagements?|followers?|fans|post likes|page likes|quality scores?|share of voice|roas|return on ad spend|frequency cap|app installs?|search terms? report)\b/,
    firm: true,
    because: ofAds,
  },
  {
    asks: /\breach\b.*\b(?:facebook|meta|instagram|tiktok|social|youtube|video|search|google)\b|\b(?:facebook|meta|instagram|tiktok|social|youtube|video|search|google)\b.*\breach\b(?! (?:out|us|me|him|her|them))|^(?:what (?:is|was) )?(?:the |our |my )?reach (?:of|for|at|in|on)? ?[\u0001\u0002]/,
    part: /\breach\b/,
    firm: true,
    because: ofAds,
  },
  {
    asks: /\b(?:bounce rates?|time on (?:site|page)|session duration|(?:average|avg) session length|pages per (?:session|visit)|exit rates?|new (?:vs|versus|and|or) returning)\b/,
    part: /\b(?:bounce rates?|time on (?:site|page)|session duration|(?:average|avg) session length|pages per (?:session|visit)|exit rates?|new (?:vs|versus|and|or) returning)\b/,
    firm: true,
    because: ofSites,
  },
  {
    asks: /\b(?:mobile|desktop|tablet|phones?|devices?)\b.*\b(?:share|percent|portion)? ?(?:of )?(?:visits|visitors|sessions|traffic)\b|\b(?:visits|visitors|sessions|traffic)\b.*\b(?:by device|mobile|desktop|tablet)\b/,
    part: /\b(?:mobile|desktop|tablet|phones?|devices?)\b/,
    firm: true,
    because: 'What devices visits came on stands in Website Performance, and I do not tell it.',
  },
  {
    // A program's target is an amount, which is kept.
    asks: /(?<!\b(?:oem|factory|program|manufacturer|heavy up|tracker)\b.*)\b(?:hit|reach|reached|met|meet|miss|missed|made|behind|ahead|beat|exceeded?|short of|on track)\b.*\b(?:goals?|targets?)\b(?!.*\b(?:oem|factory|program|manufacturer|heavy up|tracker)\b)/,
    part: /\b(?:hit|reach|reached|met|meet|miss|missed|made|behind|ahead|beat|exceeded?|short of|on track)\b/,
    firm: true,
    because:
      'A primary goal is a text, and nobody enters whether it was reached: *primary goals of* a client tells what it is.',
  },
]
