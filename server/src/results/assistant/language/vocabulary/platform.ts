import type { Vocabulary } from './entry.ts'

/** How people speak of what the portal does by itself: its assistant and its mail. */
export const ofPlatform: Vocabulary = {
  aiUsage: {
    rows: 'chat use|use of the chat|ai notes|use of ai|ai use|ai log|ai logs|assistant usage|assistant use|use of the assistant|used the assistant|use the assistant|using the assistant|used ai|use ai|using ai|used the ai|use the ai|using the ai|touched the ai|used the ai assistant|use the ai assistant|using the ai assistant|used the chat|use the chat|used the chatbot|use the chatbot|chatbot use|chatbot usage|ai activity|ai consumption|runs of the ai|ai runs|asked the ai|asked the assistant|asked the chat',
    columns: {
      inputTokens: 'tokens in|input tokens|prompt tokens|tokens sent',
      outputTokens: 'tokens out|output tokens|tokens produced|tokens generated|completion tokens',
      models: 'ai model|llm|language model',
      kind: 'feature|ai feature|kind of use|type of use',
      user: 'person|who used it',
    },
    weak: { models: 'which model|model' },
    choices: {
      kind: {
        Notes: 'note generator|notes generator|note writing|written notes|generated notes|report notes',
        Chat: 'chats|chatbot|chat bot|conversations|chat window',
      },
    },
  },
  emailAnalytics: {
    rows: 'mail sent|mails|mails sent|emails sent|email deliveries|outgoing mail|email delivery|messages sent|mail delivery|bounced emails|emails bounced|email stats|email statistics|mail statistics|mail log|email log|emails we sent|mails we sent|system email|system mail|notification email|email volume|mail volume|deliverability|outbound email|outgoing email|emails the portal sent|mails the portal sent|portal emails|automatic emails|mail stats|e mail analytics|mail analytics|email performance|email reach|emails from the portal|mails from the portal|report emails|scheduled report emails|sent mails|sent emails|email bounce rate',
    columns: {
      bounced:
        'bounces|bounce|undeliverable|emails bounce|emails bounced|bounced emails|mails bounce|mails bounced|email bounces|bounced back|undelivered|not delivered',
      failed:
        'not sent|failures|failed email|failed emails|emails failed|failed to send|failed to go out|did not go out|could not be sent|not gone out|send failures',
      opened: 'opens|were opened|read|open|opened emails|emails opened|mails opened',
      clicked: 'clicks in mails|clicked on|clicked through|click throughs|link clicks|clicked emails|click',
      complained: 'spam complaints|complaints|marked as spam|spam reports|reported as spam',
      waiting: 'queued|in the queue|stuck in the queue|stuck|pending|still to go out',
      delivered: 'arrived|made it|got through|deliveries|delivered emails|emails delivered',
      again: 'resent|re sent|retried|retries|second tries|sent again',
      recipients: 'people mailed|people emailed|addressees|recipient',
      sentShare: 'share sent|percent sent|delivery rate',
      kept: 'suppressed|held back',
      messages: 'mail count|number of mails|number of emails',
      category: 'kind of mail|kind of email|type of email',
    },
    choices: {
      category: {
        Invitation: 'invites|invitations|invite email|invitation email|invitation mail|invite emails',
        'Password reset': 'password resets|reset emails|reset mails|forgot password|forgotten password',
        'Password changed': 'password changes|changed passwords',
        'Two-factor authentication':
          '2fa|two factor|2fa mails|two factor mails|2fa emails|two factor codes|2fa codes',
        'Recovery code': 'recovery codes|backup codes',
        'Scheduled report':
          'scheduled reports|report emails|report mails|mailed reports|emailed reports|reports by email|reports by mail|scheduled report emails',
        'Activity report': 'activity reports|activity report emails',
        'Guest access': 'guest links|guest link emails|guest access emails',
        'Form to fill in': 'form emails|form mails|forms mailed|forms sent|forms to fill in|form requests',
        'Impersonation alert': 'impersonation|impersonation alerts|somebody signed in as them',
        'Session ended': 'session mails|ended sessions',
      },
    },
    telling: { category: ['Password reset'] },
  },
  resourceLinks: {
    rows: 'resource link|help doc|help document|how to|how tos|guide|playbook|training material|training materials|reference material|reference materials|handbook|sop|cheat sheet|useful link|help file|staff document|link for staff|instructions|tutorial',
    columns: {
      url: 'link|url|web address',
      shownTo: 'visible to',
      categoryId: 'section|kind|folder',
      clientUserTypeId: 'for which part of the team',
    },
    weak: { shownTo: 'who can see|who sees it|audience' },
    choices: {
      shownTo: {
        Everybody: 'for everybody|for everyone|everyone',
        Clients: 'for clients|shown to clients|visible to clients|client facing|clients can see',
        Employees: 'for staff|for employees|internal|staff only|internal only',
        Partners: 'for partners|shown to partners',
      },
      pinned: { Yes: 'pinned|on top|pinned to the top|stuck to the top', No: 'not pinned|unpinned' },
    },
  },
  resourceCategories: {
    rows: 'category of resources|kind of resource|kinds of resources|resource section|resource folder|section of resources',
  },
  leadBlacklist: {
    rows: 'blocked lead|blocked leads|spam lead|spam leads|blocked sender|blocked senders|spam list|blacklisted|block list|blocklist|blocked email|blocked number|blocked domain|blocked phone|blocked phone number|blacklisted phone number|blacklisted email|blacklisted number|blacklisted domain|blacklisted phone|banned sender|banned email|banned number|spam filter|spam rule|spammer|lead filter|filtered out leads',
    columns: {
      hits: 'caught|how often it was hit|times hit|times caught|leads caught|leads blocked|matches|catches',
      reason: 'why it is blocked|why blocked',
    },
    choices: {
      kind: {
        Email: 'emails|email address|email addresses|e mail',
        Domain: 'domains|email domain|whole domain',
        Phone: 'phones|phone number|phone numbers',
        Address: 'addresses|street address',
        'Name Pattern': 'name patterns|names|pattern|patterns',
      },
    },
  },
}
