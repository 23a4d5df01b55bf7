/** What can be asked, with examples. */
export const abilities = `I answer from the portal's own data, with your rights, and say above each answer how I read your question. You can ask me about:

- **Results**: *clicks and conversions of Eastgate Honda last month*, *compare Eastgate Honda and Eastgate Toyota*, *why did spend go up*
- **Budgets** and **pacing**: *budgets of Eastgate Honda in October*, *which of my clients are underpacing*, *budgets over 5k*
- **Who stands out**: *top 5 clients by spend*, *who has the most overdue tasks*, *highest margin*
- **Who is missing**: *clients without a budget*, *my clients in Texas without an activity in the last 14 days*
- **Every report and list** by its name: *cancellations by reason this year*, *invoices of October*, *contacts of Eastgate Honda*
- **People**: *who manages Eastgate Honda*, *which clients does Maria manage*, *when did we last talk to Eastgate Honda*
- **What is new**: *what changed for Eastgate Honda since 11/01/2026*, *what waits for me*
- **The way**: *where do I find the pacing report*, *log that I called Eastgate Honda*

Go on with *and last month?*, *only search*, *by day*, *compared with last year*, *why?*`

/** Said instead of guessing. */
export const cannot = "I can't answer that: I could not make out what you are looking for."
