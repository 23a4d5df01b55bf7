import type { Vocabulary } from './entry.ts'

const split = (words: string): readonly string[] => words.split('|')

/** How people speak of what is done, by whom and until when. */
export const ofWork: Vocabulary = {
  deliverables: {
    rows: 'content|content piece|content pieces|seo deliverable|piece of content|pieces of content|content item|content items|content due|things we deliver|content to write',
    columns: {
      assigneeId:
        'owner|owns|owned by|assigned to|stuck with|assignee|responsible|person|writer|written by|working on it|on the hook|sitting with|sits with|sit with|with whom|plate|supposed to do|doing|has to write|writing|author',
      statusId: 'status|stage|how it stands|where it stands',
      typeId: 'type|kind|kind of content|type of content|content type',
      categoryId: 'category|content category',
      actionId: 'next action|what comes next|next step|what has to happen|what happens next',
      strategyId: 'belongs to the strategy|part of the strategy',
    },
    adds: [
      {
        id: 'state',
        label: 'State',
        kind: 'choice',
        words: [],
        values: [
          {
            value: 'Open',
            label: 'Open',
            words: split(
              'open|not done|not finished|unfinished|outstanding|still to do|undone|incomplete|not delivered|not published|unpublished|undelivered|still missing|remaining|to write|to do|not written|left|left to do|pending|owed|owing|we owe|do we owe|still owe|in progress|still open|to go|not out yet|not live yet|yet to be done|hanging',
            ),
          },
          {
            value: 'Done',
            label: 'Done',
            words: split(
              'done|finished|completed|closed|delivered|finish|complete|published|publish|wrote|written|signed off|wrapped up|checked off|shipped|out the door|went out|went live|turned in|handed in|handed over|posted|knocked out|deliver',
            ),
          },
        ],
      },
    ],
    choices: {
      dueAt: {
        Overdue:
          'overdue|past due|late|behind|running late|behind schedule|slipping|slipped|lagging|delayed|past the deadline|missed|missed the deadline|blew the deadline|blown',
      },
    },
    finished: { state: ['Done'] },
    toldByDue: true,
  },
  deliverableActions: {
    rows: 'actions on deliverables|action on deliverables',
  },
  deliverableCategories: {
    rows: 'category of deliverables|categories of deliverables|content category|content categories',
  },
  deliverableStatuses: {
    rows: 'status of deliverables|statuses of deliverables|states of deliverables|content status|content statuses',
    columns: { closes: 'closing|closes it|counts as done' },
  },
  deliverableTasks: {
    rows: 'task of deliverables|tasks of deliverables|step of deliverables|steps of deliverables|deliverable step|deliverable steps|deliverable checklist|deliverable subtask|deliverable subtasks|sub task of deliverables',
  },
  deliverableTemplates: {
    rows: 'template for deliverables|templates for deliverables|template of deliverables|templates of deliverables|content template|content templates|standard deliverable|standard deliverables',
    columns: { dueAfterDays: 'days until due' },
  },
  deliverableTypes: {
    rows: 'kind of deliverable|kinds of deliverables|type of deliverable|types of deliverables|content type|content types|kind of content|kinds of content',
  },
  strategies: {
    rows: 'strategic plan|marketing strategy|marketing plan|campaign plan|game plan|game plans|strategy on file|client strategy|client strategies',
    columns: {
      ownerId: 'owner|owns|owned by|responsible|leads it|in charge|strategist|written by|sitting with|drives',
      tacticId: 'tactic|tactics|approach|play',
      departmentId: 'for which department',
      goal: 'aim|aims at|meant to achieve|objective|what it is for|target',
    },
    choices: {
      status: {
        Planned:
          'planned|not started|upcoming|on deck|in planning|not kicked off|drafted|on the drawing board|still to start',
        'In Progress':
          'in progress|under way|running|being worked on|active|live|going|being carried out|in motion|current',
        Completed: 'completed|done|finished|carried out|wrapped|wrapped up|closed|executed',
        Dropped: 'dropped|abandoned|canceled|cancelled|given up|gave up on|shelved|scratched|pulled',
      },
      dueAt: {
        Overdue:
          'overdue|past due|late|behind|running late|behind schedule|slipping|slipped|past the deadline|delayed|stuck',
      },
    },
    standing: {
      status: [
        {
          value: 'open',
          label: 'Open',
          words: split(
            'open|still open|not completed|unfinished|not done|not finished|outstanding|still going|incomplete',
          ),
          stands: { column: 'status', values: ['Planned', 'In Progress'] },
        },
      ],
    },
    finished: { status: ['Completed', 'Dropped'] },
  },
  achievements: {
    rows: 'win|wins|success|success story|success stories|milestone|milestones|bragging point|bragging points|accomplishment|accomplishments|kudos|brag|brags|wins to share',
    columns: {
      kind: 'type|type of win|what kind',
      figure: 'numbers behind it|number behind it|the proof',
      reason: 'reason for the decision|reason turned down|why rejected',
      decidedById: 'approved by|rejected by|signed off by|turned down by',
      description: 'story|details|what happened',
    },
    weak: {
      proposedById: 'submitted by|put up by|suggested by|entered by|came from|put forward by|claimed by',
      reachedAt: 'hit|landed|earned|got|happened',
    },
    choices: {
      kind: {
        Ranking: 'ranking win|rankings',
        'Record Month': 'record months|best month|best months|record',
        Traffic: 'traffic win',
        Leads: 'lead win',
        Reviews: 'review win',
      },
      state: {
        Proposed:
          'waiting|waiting for approval|pending|undecided|to approve|awaiting approval|waiting on approval|submitted|suggested|up for approval|unapproved|not approved yet|not decided|put up|not signed off',
        Approved: 'signed off|accepted|cleared|celebrated|passed|ok',
        Rejected: 'thrown out|not accepted|knocked back',
      },
    },
  },
  tasks: {
    rows: 'to dos|todos|ticket for the team|action item|action items|assignment|chore|work item|work items|things to do|thing to do|stuff to do|task list|to do list|open work item|errand|work order|work orders',
    columns: {
      assignee:
        'owner|owned by|responsible|sitting with|sits with|sit with|on the hook|working it|doing it|supposed to do|doing|in the hands of',
      type: 'kind of task|type of task|kind of work',
      priority: 'urgency|how urgent|importance',
    },
    weak: { closedAt: 'wrapped up|knocked out|checked off|ticked off|got done' },
    choices: {
      assignee: {
        Nobody: 'unowned|ownerless|nobody owns|nobody is on',
      },
      due: {
        Overdue: 'running late|behind schedule|past the deadline|already late|should be done',
      },
      state: {
        Open: 'outstanding|still to do|left to do|incomplete|pending|left|remaining|undone|hanging|active|still open|to be done|unresolved|in progress',
        closed: 'wrapped up|knocked out|checked off|ticked off|taken care of|complete|resolved|got done',
      },
      priority: {
        urgent: 'most urgent|asap|on fire|drop everything|hot|emergency',
        high: 'high prio|pressing',
        low: 'low prio|can wait|unimportant',
      },
    },
  },
  support: {
    rows: 'support case|ticket filed|support tickets|help desk ticket|help desk tickets|helpdesk ticket|helpdesk tickets|help desk|trouble ticket|trouble tickets|reported bug|portal bug|portal bugs|enhancement request|feature idea|feature ideas|complaint about the portal|complaints about the portal',
    columns: {
      reporter: 'filed by|reported by|raised by|raised|sent in by|opened by|submitted by|came from',
      severity: 'how bad|how serious|how urgent|urgency',
      clients:
        'affected client|affected clients|clients affected|impacted clients|affected store|affected stores|hit|affects',
      status: 'where it stands|stage',
    },
    weak: { created: 'came in|sent in|raised|logged' },
    choices: {
      state: {
        Open: 'still open|outstanding|unanswered|pending|not fixed|unfixed|unsolved|in progress|not resolved|hanging|lingering|being worked on|active',
        Closed: 'fixed|solved|settled|taken care of|wrapped up|complete|completed',
      },
      type: { Bug: 'bugs|defect|defects' },
    },
  },
  interactions: {
    rows: 'touchpoint|touch point|touch base|check in|checkin|conversations|spoke with|talked with|meet with|met with|meet up with|meeting with|meetings with|checked in with|check in with|phoned|called up|sat down with|sit down with|reached out to|reach out to|reached out|heard from|hear from|client contact log|spoken with|spoken to|speak to|speak with|chatted with|caught up with|catch up with|followed up with|contact log|client meeting|client meetings|client call|client calls|client touch|client touches',
    columns: {
      type: 'type of contact|kind of contact|how we talked|way we talked',
      author: 'logged by|written by|made by|noted by|who went|went|attended',
    },
  },
  activities: {
    rows: 'work log|work logged|things done|work performed|work we did|work entries|work entry|logged work|things we worked on|did some work|piece of work|pieces of work|optimization work|work we put in|log of work',
    columns: {
      author: 'logged by|done by|written by|worked by|made by',
      category: 'kind of work|type of work',
      text: '',
    },
  },
}
