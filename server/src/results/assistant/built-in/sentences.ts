import { plain } from './markdown.ts'

/** The end of a question back; the answer to it goes on with what was asked. */
export const whichOne = 'Which one do you mean?'

/** What can be asked, with examples. */
export const abilities = `I answer from the portal's own data, with your rights. You can ask me about:

- **Budgets** of a client, a group or the whole agency for a month: *budgets of Eastgate Honda in October*
- **Pacing**: *pacing of Eastgate Honda this month*, *which of my clients are underpacing*
- **Results**: *clicks and conversions of Eastgate Honda last month*, *search spend of Eastgate Honda*
- **Who stands out**: *top 5 clients by spend*, *which of my clients are over budget*, *clients without an activity in the last 14 days*
- **Teams**: *who manages Eastgate Honda*, *which clients does Maria manage*, *my clients*
- **Activities**: *latest activities for Eastgate Honda*, *what did I log last week*
- **Tasks** and **interactions**: *my open tasks*, *tasks for Eastgate Honda*, *latest interactions with Eastgate Honda*
- **Support requests**: *open support requests*, *my support requests*
- **Clients**: *phone of Eastgate Honda*, a dealer code or an id does as well
- **Counts** and **changes**: *how many clients are active*, *what changed for Eastgate Honda since 11/01/2026*`

/** Words that a name has at most. */
const longestName = 6

/** Nobody of that name; what is far too long for a name was no question about one. */
export const noneNamed = (subject: string, what = 'client'): string =>
  subject.split(' ').length > longestName
    ? `${cannot}\n\n${abilities}`
    : `I found no ${what} named “${plain(subject)}” among those you may see.`

/** Said where something is to be done or foretold. */
export const onlyReads =
  "I can't do that: I only tell what is in the portal. I neither change or send anything nor foretell what will be."

/** Said instead of guessing. */
export const cannot =
  "I can't answer that: I only know what is in the portal, and I could not make out what you are looking for."
