import { compared } from '../../platform/reports/compared-columns.ts'
import { report } from '../../platform/reports/report.ts'
import { moneyColumns, ofClient, otherMonth, priceOf, sectionOfClient } from './columns.ts'

/** Phone calls by the number that was dialed. */
export const callsByTrackerReport = report({
  ...sectionOfClient,
  name: 'callsByTracker',
  path: '/clients/{clientId}/reports/local-service-ads/calls',
  title: 'Calls by tracker',
  sentence: 'Phone calls by the number that people dialed.',
  rows: 'trackers',
  columns: {
    tracker: { label: 'Tracker' },
    callStatus: { label: 'Outcome', width: 130 },
    phoneCalls: {
      label: 'Calls',
      kind: 'count',
      bar: true,
      alsoCalled: [
        'phone calls',
        'phone leads',
        'calls did i get',
        'calls did we get',
        'calls did my store get',
        'calls have i gotten',
        'calls i got',
        'calls we got',
        'calls came in',
        'incoming calls',
        'inbound calls',
        'calls received',
      ],
      width: 170,
    },
    firstTime: { label: 'First-Time Callers', kind: 'count', width: 150 },
    length: {
      label: 'Average Seconds',
      kind: 'number',
      hint: 'How long a call lasted',
      rate: { of: 'seconds', per: 'phoneCalls' },
      width: 140,
    },
    seconds: { label: 'Seconds', kind: 'count', extra: true },
  },
  key: ['tracker', 'callStatus'],
  sort: '-phoneCalls',
  demoRows: 4,
})

/** Leads of Local Services Ads: which were charged, which disputed, what they cost. */
export const localServiceAdsReport = report({
  ...ofClient,
  name: 'localServiceAds',
  route: 'clients.local-service-ads',
  path: '/clients/{clientId}/reports/local-service-ads',
  title: 'Local Service Ads',
  sentence: 'Leads by job and kind, which of them were charged, and what a lead cost.',
  rows: 'kinds of leads',
  columns: {
    jobType: { label: 'Job' },
    leadType: { label: 'Lead', width: 130 },
    chargeStatus: { label: 'State', width: 130 },
    ...compared({ leads: { label: 'Leads', kind: 'count', good: 'up' } }),
    ...compared(moneyColumns),
    ...priceOf('leads', 'Cost per Lead', 'Dollars of a lead'),
  },
  key: ['jobType', 'leadType', 'chargeStatus'],
  sort: '-leads',
  tiles: [
    { of: 'leads', label: 'Leads' },
    { of: 'charged', label: 'Charged', kind: 'count' },
    { of: 'disputed', label: 'Disputed', kind: 'count' },
    { of: 'spend', label: 'Spend' },
    { of: 'investment', label: 'Investment' },
    { of: 'leadsPrice', label: 'Cost per lead', kind: 'money' },
    { of: 'leadsInvested', label: 'Cost per lead', kind: 'money' },
  ],
  chart: { title: 'Leads by day', point: 'Day', series: { leads: 'Leads' }, kind: 'count' },
  sections: [callsByTrackerReport],
  bars: [
    { title: 'Leads by charge', by: 'chargeStatus', of: 'leads' },
    { title: 'Leads by job', by: 'jobType', of: 'leads' },
  ],
  empty: { title: 'No leads of Local Services Ads in this month', hint: otherMonth },
  demoRows: 4,
})
