/** What people of a dealership ask; their own clients are all that they have. */
export const client = `
how is my store doing = figures mine
my results last month = figures mine 2026-10-01..2026-10-31
how did my ads do last month = figures mine 2026-10-01..2026-10-31
what is my budget = budgets.amount mine
my budget this month = budgets.amount mine 2026-11-01..2026-11-30
what are my budgets in December = budgets mine 2026-12-01..2026-12-31
how much do I spend on Google = figures.spend mine platform=Google Ads
how much did I invest last month = figures.spend mine 2026-10-01..2026-10-31
my investment by channel this month = figures.spend mine by=channel 2026-11-01..2026-11-30
investment of my stores last quarter by store = figures.spend mine by=client 2026-07-01..2026-09-30
how many leads did I get last month = leads.count mine receivedAt=2026-10-01..2026-10-31
how many conversions did we get in October = figures.conversions 2026-10-01..2026-10-31
my clicks last week = figures.clicks mine 2026-11-16..2026-11-22
clicks of my store by month this year = figures.clicks mine by=month 2026-01-01..2026-12-31
who is my manager = team mine role=manager
who is my account manager? = team mine role=manager
who works for me = team mine
who do I call at the agency = team mine role=manager
who is on my team = team mine
what did you do for me = activities client=mine
what did you do for my store last month = activities client=mine 2026-10-01..2026-10-31
what have you done for us this week = activities client=mine 2026-11-23..2026-11-29
what has been done on SEO this month = activities type=SEO 2026-11-01..2026-11-30
when did you last work on my store = when activities client=mine
compare my stores = figures mine by=client
which of my stores does best = figures.conversions,costPerConversion,spend mine by=client order=-conversions limit=1
which of my stores has the most clicks = figures.clicks mine by=client order=-clicks limit=1
how is facebook doing for me = figures mine platform=Facebook and Instagram
how is search compared to last month = figures channel=search vs=2026-10-01..2026-10-31
what changed last month = changes 2026-10-01..2026-10-31
why are my clicks down = why figures.clicks mine
why did my cost per lead go up last month = why figures.costPerConversion mine 2026-10-01..2026-10-31
my cost per click = figures.cpc mine
what is my cpc on bing = figures.cpc mine platform=Microsoft Ads
my invoices = invoices mine
do I have unpaid invoices = invoices mine state=open
my contacts = contacts mine
show my ads = figures mine
can I raise my budget = form increase mine
I want to increase my SEO budget = form increase mine service=SEO
request a budget increase = form increase
my website visitors last month = websitePerformance.sessions mine 2026-10-01..2026-10-31
what is the address of my store = record mine field=location
my phone number = record mine field=phone
budget of Eastgate Honda = budgets.amount client=Eastgate Honda
what does my SEO cost = budgets.amount mine service=SEO
what services do I have = budgets.amount mine by=service
which services do we have this month = budgets.amount by=service 2026-11-01..2026-11-30
when does my SEO end = when budgets.endsAt mine service=SEO
impressions on tv = figures.impressions channel=ctv
my video views in Q3 = figures.views mine 2026-07-01..2026-09-30
ctr of my display ads = figures.ctr mine channel=display
how much margin do you make on me = decline make
what are other dealers spending = decline other
what is my login = decline login
my agreement = agreements mine
my performance notes = decline notes
open the budget screen = screen budget
where can I see my insights = screen insights
`
