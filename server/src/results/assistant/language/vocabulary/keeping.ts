import type { Vocabulary } from './entry.ts'

/** How people speak of clients that begin, and of those that might go. */
export const ofKeeping: Vocabulary = {
  priorityWatchlist: {
    rows: 'client we watch|clients we are watching|being watched|watched',
    columns: {
      atRisk: 'at risk|money at risk|revenue at risk|dollars at risk',
      watchedSince: 'watching since|how long watched|added to the watchlist|put on the watchlist',
      scaleId: 'scale|severity|how bad|how serious',
      ownerId: 'watched by|looks after',
    },
    choices: {
      state: { Watching: 'still watching|being watched|open', Saved: 'saved|rescued|kept|turned around' },
    },
  },
  watchlistMeetings: { rows: 'watchlist meeting|save meeting|rescue meeting' },
  watchlistSteps: {
    rows: 'watchlist step|rescue step|save step|steps to save|next steps on the watchlist',
    columns: { done: 'finished|completed' },
  },
  watchlistProposals: {
    rows: 'proposed for the watchlist|watchlist suggestion|suggested for the watchlist|should be on the watchlist',
  },
  managementWatchlist: {
    columns: { owner: 'owns|owned by|watched by|looking after it', atRisk: 'amount at risk|at risk amount' },
  },
  overwatch: {
    rows: 'clients gone quiet|gone quiet|overwatch alarm|contact alarms',
    columns: {
      daysSince: 'days since contact|days since the last interaction|days without contact|days silent',
    },
  },
  assessments: {
    rows: 'quarterly assessment|client assessment|assessment score|assessed|quarterly review score',
    choices: {
      state: { 'Under Way': 'in progress|not done|open|unfinished|not finished', Done: 'finished|completed' },
    },
  },
  onboardingTasks: {
    rows: 'onboarding|onboardings|onboarding step|onboarding steps|onboarding item|onboarding items|onboarding to do|onboarding checklist|launch checklist|launch task',
    columns: { ownerId: 'assigned to|responsible|owns|owner', done: 'done|finished|completed|checked off' },
    choices: {
      dueAt: { Overdue: 'overdue|past due|late|running late|behind|behind schedule|stuck|stalled|delayed' },
    },
    finished: { done: ['Yes'] },
  },
  onboarded: {
    rows: 'new client list|newly onboarded|just onboarded|fresh clients|newest clients|recently signed clients|recently joined clients|clients that just joined',
  },
}
