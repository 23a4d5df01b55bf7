import type { Vocabulary } from './entry.ts'

/** How people speak of the lists that are kept among the settings. */
export const ofSettings: Vocabulary = {
  regions: {
    rows: 'sales region|sales territory|territory|district|market area|regional area',
    columns: {
      managerId: 'regional manager|who runs the region',
      states: 'states covered|covers which states',
    },
    weak: {
      managerId: 'manages|run by|covered by|led by|headed by|heads|in charge|runs',
      states: 'covers|which states',
    },
  },
  industries: { rows: 'line of business|sector|vertical|industry list|kind of business|kinds of business' },
  clientTags: {
    rows: 'tag we use|tags we use|label for clients|labels for clients|available tags|list of tags|tag list|tags there are|tags for clients',
    columns: { description: 'meaning|stands for|what it means|mean' },
  },
  clientDataTypes: {
    rows: 'custom field|custom client field|extra client field|additional field|own field|custom data field|client data field|client field|extra field on clients|custom fields for clients',
    columns: { choices: 'options|possible values', hint: 'help text|explanation' },
    choices: {
      kind: {
        Text: 'text field',
        Number: 'numeric|number field',
        Day: 'date|date field',
        Choice: 'dropdown|drop down|pick list|select',
        User: 'person|user field',
        'Yes or No': 'checkbox|check box|yes no|flag',
      },
      required: {
        Yes: 'mandatory|have to be filled in|must be filled in|needed',
        No: 'optional|not mandatory|not required',
      },
      inLists: { Yes: 'shown in lists|as a column', No: 'hidden in lists|not shown in lists' },
    },
  },
  clientUserTypes: {
    rows: 'part on a client team|parts on a client team|team part|parts of the team|role on a client team|roles on a client team|roles on the client team|team role|kind of client user|kinds of client users|type of client user|types of client users|seat on the team|seats on the team|positions on the team|client team role',
  },
  departmentUserTypes: {
    rows: 'role in a department|roles in a department|roles in the department|department role|department position|position in a department|kind of department user|kinds of department users|type of department member|types of department members|kind of department member|member type|position in the department|job in a department',
  },
  departmentUserAbilities: {
    rows: 'department ability|ability of department users|abilities of department users|ability of a department|what department members do|duty of department members|duties of department members|duties in a department|responsibilities in a department',
    columns: { departmentUserTypeId: 'member type' },
  },
  userLevels: {
    rows: 'level of user|level of users|levels of users|seniority level|user grade|employee level|staff level|experience level|grade of users|user rank',
  },
  taskTypes: {
    rows: 'type of task|types of tasks|types of task|kind of task|kinds of tasks|kinds of task|task kind|ticket type|types of tickets|task category|work type',
    columns: { teamId: 'goes to|done by which team|belongs to|team' },
  },
  taskStatuses: {
    rows: 'status of tasks|statuses of tasks|status a task can have|statuses a task can have|task state|task stage|ticket status|statuses of tickets|states of a task|task status list',
    choices: {
      closes: {
        Yes: 'closing|final|closes it|close the task|counts as done|count as done|ends the task|end the task',
        No: 'keeps it open|keep the task open|does not close the task|do not close the task|not final',
      },
    },
  },
  taskTeams: {
    rows: 'team for tasks|teams for tasks|team that takes tasks|teams that take tasks|team tasks go to|teams tasks go to|ticket team|teams for tickets|ticket queue|task queue',
  },
  taskTemplates: {
    rows: 'template for tasks|templates for tasks|template of a task|ready made task|standard task|canned task|task blueprint|ticket template|task form|boilerplate task',
    columns: {
      dueAfterDays:
        'days until due|due in how many days|turnaround|turnaround time|days to do it|due after how many days',
      title: 'title',
      teamId: 'goes to|for which team|team',
      typeId: 'kind',
    },
  },
  taskTemplateFields: {
    rows: 'field of a task template|fields of task templates|field on a task template|template field|field on the task form|fields on the task form|task form field',
    columns: { templateId: 'task template|on which template' },
    choices: { required: { Yes: 'mandatory|must be filled in', No: 'optional|not required' } },
  },
  activityTypes: {
    rows: 'type of activity|types of activities|types of activity|kind of activity|kinds of activities|kinds of activity|activity kind',
  },
  categories: {
    rows: 'category of activities|categories of activities|category of activity|activity group',
    columns: { typeId: 'activity type|kind' },
  },
  cancellationReasons: { rows: 'reasons in the cancellation dropdown|list of cancellation reasons' },
  serviceGroups: {
    rows: 'group of services|groups of services|service family|service families|service category|service categories|product group|product family|bundle of services',
  },
  agreementTemplates: {
    rows: 'contract template|template for agreements|templates for agreements|agreement form|contract form|standard agreement|standard contract|boilerplate agreement|template of agreements|templates for contracts',
  },
  agreementTemplateQuestions: {
    rows: 'question of the agreement|questions on the agreement|questions of agreement templates|questionnaire question|questionnaire questions|questions in the questionnaire|onboarding questionnaire question|agreement question|contract question',
  },
  agreementTemplateServices: {
    rows: 'service on an agreement template|services on agreement templates|services of agreement templates|services in the contract template|services on the contract template',
  },
  tactics: {
    rows: 'tactic list|list of tactics|tactic of strategies|tactics we use|kind of tactic|kinds of tactics',
  },
}
