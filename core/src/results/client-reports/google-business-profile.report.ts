import { compared } from '../../platform/reports/compared-columns.ts'
import { report } from '../../platform/reports/report.ts'
import { ofClient, otherMonth, sectionOfClient } from './columns.ts'

/** What people wrote about the store, and whether somebody answered. */
export const businessReviewsReport = report({
  ...sectionOfClient,
  name: 'businessReviews',
  path: '/clients/{clientId}/reports/google-business-profile/reviews',
  title: 'Reviews',
  sentence: 'New reviews by week, their rating, and how many were answered.',
  rows: 'weeks',
  columns: {
    week: { label: 'Week of', kind: 'date' },
    reviews: { label: 'Reviews', kind: 'count' },
    rating: {
      label: 'Rating',
      kind: 'number',
      hint: 'Stars, 1 to 5',
      rate: { of: 'ratingWeight', per: 'reviews' },
    },
    replies: { label: 'Answered', kind: 'count' },
    answered: { label: 'Answer Rate', kind: 'percent', rate: { of: 'replies', per: 'reviews' }, good: 'up' },
  },
  key: ['week'],
  sort: 'week',
  empty: { title: 'No reviews in this month.' },
  demoRows: 4,
})

const views = {
  searchMobile: { label: 'Search, Mobile', kind: 'count', extra: true },
  searchDesktop: { label: 'Search, Desktop', kind: 'count', extra: true },
  mapsMobile: { label: 'Maps, Mobile', kind: 'count', extra: true },
  mapsDesktop: { label: 'Maps, Desktop', kind: 'count', extra: true },
} as const

/** How people found the store on Search and Maps, and what they did there. */
export const googleBusinessProfileReport = report({
  ...ofClient,
  name: 'googleBusinessProfile',
  route: 'clients.google-business-profile-report',
  path: '/clients/{clientId}/reports/google-business-profile',
  title: 'Google Business Profile Report',
  sentence: 'How people found the store on Google Search and Maps, week by week, and what they did there.',
  rows: 'weeks',
  columns: {
    week: {
      label: 'From',
      kind: 'date',
      width: 110,
      hint: 'Seven days beside the same seven of the month before; the last ones of a month beside none where those are more or fewer',
    },
    ...compared({ views: { label: 'Views', kind: 'count', good: 'up', hint: 'On Search and Maps' } }),
    ...views,
    ...compared(
      {
        calls: { label: 'Calls', kind: 'count', good: 'up', width: 84 },
        directions: { label: 'Directions', kind: 'count', good: 'up' },
        websiteClicks: { label: 'Website Clicks', kind: 'count', good: 'up', width: 128 },
        messages: { label: 'Messages', kind: 'count', good: 'up' },
      },
      'chosen',
    ),
  },
  key: ['week'],
  sort: 'week',
  tiles: [
    { of: 'views', label: 'Views on Search and Maps' },
    { of: 'calls', label: 'Calls' },
    { of: 'directions', label: 'Directions' },
    { of: 'websiteClicks', label: 'Website clicks' },
    { of: 'messages', label: 'Messages' },
  ],
  chart: {
    title: 'What people did',
    point: 'Day',
    series: { calls: 'Calls', directions: 'Directions', websiteClicks: 'Website clicks' },
    kind: 'count',
  },
  sections: [businessReviewsReport],
  empty: { title: 'No figures of the profile in this month', hint: otherMonth },
  demoRows: 4,
})
