import type { Vocabulary } from './entry.ts'

/** How people speak of what a client’s own reports tell: calls, places and programmatic advertising. */
export const ofClientReports: Vocabulary = {
  callsBySource: {
    rows: 'callrail|call rail|callrail calls|callrail report|calls from callrail|calls in callrail|calls by callrail|tracked calls by source|calls per source|phone calls per source|call log|call logs',
    columns: {
      answered: 'answered calls|picked up|calls answered',
      missed: 'missed calls|unanswered|unanswered calls|calls missed|not answered|nobody picked up',
      phoneCalls: 'calls|phone calls',
      firstTime: 'first time callers|new callers',
    },
  },
  callsByTracker: {
    adds: [
      {
        id: 'outcome',
        label: 'Outcome',
        kind: 'choice',
        words: [],
        values: [
          {
            value: 'missed',
            label: 'Missed',
            words: ['missed', 'unanswered', 'not answered', 'went unanswered', 'nobody answered'],
            stands: { column: 'callStatus', values: ['Missed'] },
          },
          {
            value: 'answered',
            label: 'Answered',
            words: ['answered', 'picked up'],
            stands: { column: 'callStatus', values: ['Answered'] },
          },
        ],
      },
    ],
    rows: 'call tracking|tracked call|tracked calls|calls by source|call source|call sources|tracking number|tracking numbers|phone calls by source|calls by tracking number|calls by number|phone calls by tracker|calls per tracker|call tracking report|tracker calls|call trackers|call tracker',
    columns: {
      length:
        'call length|call duration|how long the calls|duration|length of calls|length of a call|average call length|average call duration|how long calls last',
      firstTime: 'first time caller|new callers|first time callers',
      seconds: 'talk time|time on the phone',
    },
  },
  localServiceAds: {
    rows: 'lsa|lsas|local services ads|local service ad|service ads|local services|lsa leads|lsa report|lsa performance|lsa spend|google guaranteed|google guarantee|local service leads|local services leads|local service ad leads|local services ads leads|local service ads leads',
    adds: [
      {
        id: 'dispute',
        label: 'Dispute',
        kind: 'choice',
        words: [],
        aside: true,
        values: [
          {
            value: 'Disputed',
            label: 'Disputed',
            words: [
              'disputed',
              'in dispute',
              'under dispute',
              'contested',
              'we disputed',
              'disputes',
              'disputed leads',
              'leads disputed',
            ],
            stands: { column: 'chargeStatus', values: ['Dispute'] },
          },
          {
            value: 'Not charged',
            label: 'Not charged',
            words: ['not charged', 'uncharged', 'free', 'not billed', 'no charge'],
            stands: { column: 'chargeStatus', values: ['Not charged'] },
          },
        ],
      },
    ],
    columns: {
      jobType: 'job type|kind of job|jobs|service job',
      leadType: 'lead type|kind of lead',
      leadsPrice: 'price per lead|cost a lead|cpl',
      spend: 'spent|cost',
      chargeStatus: 'charge status|charged or not',
    },
  },
  location: {
    rows: 'zip code|zip codes|zips|postal code|geo performance|by location|location performance|zip report|zip performance|performance by zip|results by zip|geographic report|postal codes|zip area|zip areas|where customers come from|where our leads live|where buyers live',
    columns: {
      conversions: 'leads|lead',
      miles: 'distance|how far|far away',
      zip: 'zips|zip code|zip codes',
    },
  },
  programmaticInsights: {
    rows: 'programmatic report|programmatic campaign|programmatic campaigns|programmatic results|programmatic performance|programmatic numbers|programmatic figures',
    columns: {
      spend: 'spent|cost',
      views: 'completed views|videos finished|watched to the end',
      vdpViewsPrice: 'cost per vdp',
      vdpViews: 'vdps|vehicle page views',
    },
  },
  programmaticInsightsV2: {
    rows: 'viewability|viewable impressions|creative|banner|banners|ad creative|ad creatives|creative performance|banner sizes|creative size|creative sizes|ad size|ad sizes|banner size|display creative|display creatives|display banner|display banners|programmatic creative|programmatic creatives|programmatic banner|programmatic banners|creative report|creatives by size',
    columns: {
      size: 'format|dimensions|sizes|creative size|creative sizes|banner size|banner sizes|ad size|ad sizes',
      viewability: 'viewable rate|viewable share|seen share|percent viewable',
      reach: 'people reached|unique reach',
      frequency: 'times per person|how often seen|frequency per person|times seen',
      conversions: 'leads',
      impressions: 'shown',
    },
    beside: { column: 'size', words: 'programmatic' },
  },
  programmaticAudiences: {
    rows: 'audience|audience segment|audience segments|segment|segments|audience report|audience performance|target group|target groups|targeting segment|targeting segments|who saw the ads|audience lists|audience list',
    columns: { conversions: 'leads' },
  },
  programmaticGeography: {
    rows: 'geo|programmatic cities|where the ads were shown|cities the ads ran in|where the display ads were shown|where our ads were shown|programmatic geography|programmatic zips|display by city|display by zip',
    columns: { conversions: 'leads' },
  },
  programmaticHours: {
    rows: 'hour of day|hours of the day|best hours|best time of day|daypart|dayparts|time of the day|hours the ads ran|best hour|programmatic hours|display by hour|clicks by hour|impressions by hour',
    columns: { hour: 'hours|daypart', conversions: 'leads' },
  },
  programmaticPlacements: {
    rows: 'placement|websites the ads ran on|sites our ads ran on|where did our ads run|ad placement|ad placements|display placement|display placements|site placements|apps the ads ran on|where the ads ran|where the display ads ran|publisher sites|sites the ads ran on|websites our ads ran on',
    columns: { spend: 'spent|cost' },
  },
  programmaticAudioInsights: {
    rows: 'audio listens|listens of audio|listens to audio|audio|audio campaign|audio campaigns|streaming audio|radio ads|audio report|audio performance|audio results|audio numbers|audio spots|audio spot|streaming audio ads|spotify|pandora|radio spots|digital audio|digital radio',
    columns: {
      completion: 'completion rate|listen through rate|listened to the end',
      completes: 'completed listens|full listens|listens completed|listens|audio listens|listened to',
      campaign: 'campaigns',
      starts: 'started',
      clicks: 'clicked',
    },
  },
  audioPublishers: {
    rows: 'audio publisher|audio publishers|publisher|podcasts|podcast|audio stations|stations the audio ran on|where the audio ran',
    columns: {
      completes: 'full listens|listens',
      completion: 'completion rate|listen through rate',
      starts: 'started',
    },
  },
  locationCities: { columns: { conversions: 'leads|lead' } },
}
