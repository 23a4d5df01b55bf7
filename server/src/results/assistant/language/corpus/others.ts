/** What regional managers, partners and specialists of a department ask. */
export const others = `
how are my dealers doing = figures mine
clicks of my stores in Texas last month = figures.clicks mine us=TX 2026-10-01..2026-10-31
my stores by spend = figures.spend mine by=client order=-spend
stores in my region = clients mine
results of my group last month = figures mine 2026-10-01..2026-10-31
conversions of the dealers of Hartwell Auto Group in October = figures.conversions group=Hartwell Auto Group 2026-10-01..2026-10-31
which dealers spent the most last month = figures.spend by=client order=-spend 2026-10-01..2026-10-31
which store has the lowest cost per conversion = figures.costPerConversion by=client order=costPerConversion limit=1
stores without an activity this month = clients without=activities(2026-11-01..2026-11-30)
list of my stores = clients mine
how many stores do I have = clients.count mine
my partner clients = partnerClients mine
what is the commission of our partners = partners.commissionPercent
clients we brought = decline brought
our clients' results this quarter = figures 2026-10-01..2026-12-31
search spend of my clients yesterday = figures.spend mine channel=search 2026-11-22..2026-11-22
which of my clients have a cpc above $3 on search = figures.cpc mine channel=search by=client cpc>3
ctr on search by client last week = figures.ctr channel=search by=client 2026-11-16..2026-11-22
clients with zero clicks yesterday = figures.clicks by=client clicks=0 2026-11-22..2026-11-22
search impressions of Eastgate Toyota last 7 days vs the 7 days before = figures.impressions client=Eastgate Toyota channel=search 2026-11-17..2026-11-23 vs=2026-11-10..2026-11-16
programmatic display spend by client this month = figures.spend channel=display by=client 2026-11-01..2026-11-30
youtube views last month = figures.views channel=video 2026-10-01..2026-10-31
ctv impressions by client in October = figures.impressions channel=ctv by=client 2026-10-01..2026-10-31
seo deliverables late = seoStrategyDeliverables state=late
which deliverables are late this month = deliverables dueAt=2026-11-01..2026-11-30 dueAt=overdue
deliverables of Summit Subaru = deliverables client=Summit Subaru
search plans of Summit Subaru = searchPlans client=Summit Subaru
focus cities of Summit Subaru = searchPlans.focusCities client=Summit Subaru
achievements of Summit Subaru = achievements client=Summit Subaru
seo tasks of Priya Patel = tasks assignee=Priya Patel team=SEO
tasks assigned to Priya Patel due next week = tasks assignee=Priya Patel due=2026-11-30..2026-12-06
tasks I created = decline created
tasks without a client = tasks client=none
tasks without an assignee = tasks assignee=none
unassigned tasks = tasks assignee=none
high priority tasks = tasks priority=high
urgent tasks due this week = tasks priority=urgent due=2026-11-23..2026-11-29
closed tasks last week = tasks closedAt=2026-11-16..2026-11-22 state=closed
tasks for Lone Star Group = tasks group=Lone Star Group
vdp views by vehicle at Eastgate Honda = inventoryAds.vdpViews client=Eastgate Honda by=vehicle
calls from the google business profile of Eastgate Honda last month = googleBusinessProfile.calls client=Eastgate Honda 2026-10-01..2026-10-31
reviews of Eastgate Honda in October = businessReviews client=Eastgate Honda 2026-10-01..2026-10-31
local service ads of House of Cars last month = localServiceAds client=House of Cars 2026-10-01..2026-10-31
impressions by zip for Lone Star Ford = location.impressions client=Lone Star Ford by=zip
top cities by clicks for Lone Star Ford = locationCities.clicks client=Lone Star Ford by=city order=-clicks
audio insights of Riverside Kia in September = programmaticAudioInsights client=Riverside Kia 2026-09-01..2026-09-30
conversioniq of Hartwell Honda = conversioniqInsights client=Hartwell Honda
inventory ads of Eastgate Toyota with more than 60 days = decline with
vehicles of Eastgate Toyota older than 60 days = feedVehicles client=Eastgate Toyota firstSeen<2026-09-24
yoy performance of Northfield Nissan 2026 = yoyPerformance client=Northfield Nissan 2026-01-01..2026-12-31
year over year performance of Northfield Nissan = yoyPerformance client=Northfield Nissan
placements of Riverside Kia = programmaticPlacements client=Riverside Kia
audiences of Riverside Kia by clicks = programmaticAudiences.clicks client=Riverside Kia order=-clicks
oem tracker this month = oemTracker 2026-11-01..2026-11-30
which oem stores fail the audit = decline
oem budgets of Eastgate Toyota = oemBudgets client=Eastgate Toyota
manufacturers = manufacturers
co-op percent of manufacturers = manufacturers.coopPercent
credentials of House of Cars = credentials client=House of Cars
implementation notes of House of Cars = implementationNotes client=House of Cars
mystery shop requests of House of Cars = mysteryShopRequests client=House of Cars
scripts of House of Cars = scripts client=House of Cars
integrations of House of Cars = clientIntegrations client=House of Cars
appointments of House of Cars in October = appointments client=House of Cars scheduledAt=2026-10-01..2026-10-31
groups = groups
website of the groups = groups.website
task templates = taskTemplates
cancellation reasons = cancellationReasons
resources = resourceLinks
lead blacklist = leadBlacklist
lost reasons = lostReasons
tactics = tactics
user levels = userLevels
client notes about meetings = clientNotes topic=Meeting
spend data sources = spendDataSources
clients with SEO budgets = clients with=budgets(service=SEO)
clients with no SEO budget = clients without=budgets(service=SEO)
how many clients did we lose this year = clients.count canceledAt=2026-01-01..2026-11-23
compare September to October for Lone Star Ford = figures client=Lone Star Ford 2026-10-01..2026-10-31 vs=2026-09-01..2026-09-30
what has Maria been working on this week = activities author=Maria Lopez 2026-11-23..2026-11-29
how many interactions did Maria log last month = interactions.count author=Maria Lopez 2026-10-01..2026-10-31
is anyone over budget? = pacing over by=client
who manages the most clients = clients.count by=manager order=-count
what did James do yesterday = activities author=James Carter 2026-11-22..2026-11-22
spend of Maria's clients last month = figures.spend manager=Maria Lopez 2026-10-01..2026-10-31
prospects in Texas = clients us=TX state=Prospect
clients whose conversions dropped last month = figures.conversions by=client 2026-10-01..2026-10-31 vs=2026-09-01..2026-09-30 down
which clients have SEO = clients with=budgets(service=SEO)
did my store get more clicks than last month = figures.clicks mine vs=2026-10-01..2026-10-31
tell me a joke = decline joke
top 5 services by revenue = budgets.amount by=service order=-amount limit=5
how much did Lone Star Ford spend on YouTube in Q2? = figures.spend client=Lone Star Ford channel=video 2026-04-01..2026-06-30
clients in Texas or Ohio with budgets = clients us=TX+OH with=budgets
clients with budgets but without contacts = clients with=budgets without=contacts
`
/** Sessions: each line goes on with the one before; an empty line begins another. */
export const threads = `
spend of Hartwell Volkswagen in October = figures.spend client=Hartwell Volkswagen 2026-10-01..2026-10-31
and in September? = figures.spend client=Hartwell Volkswagen 2026-09-01..2026-09-30
only search = figures.spend client=Hartwell Volkswagen channel=search 2026-09-01..2026-09-30
by day = figures.spend client=Hartwell Volkswagen channel=search by=day 2026-09-01..2026-09-30
as a chart = figures.spend client=Hartwell Volkswagen channel=search by=day 2026-09-01..2026-09-30 chart
and last year = figures.spend client=Hartwell Volkswagen channel=search by=day 2025-09-01..2025-09-30 chart
why? = why figures.spend client=Hartwell Volkswagen channel=search 2025-09-01..2025-09-30
what about Hartwell Honda = why figures.spend client=Hartwell Honda channel=search 2025-09-01..2025-09-30

pacing of Hartwell = choose client Hartwell Volkswagen/Hartwell Honda/Hartwell Auto Group
the Volkswagen one = pacing client=Hartwell Volkswagen
clicks of Hartwell last month = figures.clicks client=Hartwell Volkswagen 2026-10-01..2026-10-31
and Eastgate Honda? = figures.clicks client=Eastgate Honda 2026-10-01..2026-10-31
the month before = figures.clicks client=Eastgate Honda 2026-09-01..2026-09-30
by month = figures.clicks client=Eastgate Honda by=month 2026-09-01..2026-09-30
conversions = figures.conversions client=Eastgate Honda by=month 2026-09-01..2026-09-30
export this = figures.conversions client=Eastgate Honda by=month 2026-09-01..2026-09-30 file

budgets of Eastgate = choose client Eastgate Honda/Eastgate Toyota
2 = budgets client=Eastgate Toyota
and their tasks = tasks client=Eastgate Toyota
who manages it = team client=Eastgate Toyota role=manager
what about last month = decline last month

top 5 clients by spend last month = figures.spend by=client order=-spend limit=5 2026-10-01..2026-10-31
top 10 = figures.spend by=client order=-spend limit=10 2026-10-01..2026-10-31
by conversions = figures.conversions by=client order=-conversions limit=10 2026-10-01..2026-10-31
only my clients = figures.conversions mine by=client order=-conversions limit=10 2026-10-01..2026-10-31
without House of Cars = figures.conversions mine client!=House of Cars by=client order=-conversions limit=10 2026-10-01..2026-10-31
the lowest = figures.conversions mine client!=House of Cars by=client order=conversions limit=10 2026-10-01..2026-10-31

my tasks = tasks mine
only overdue ones = tasks mine due=overdue
for Eastgate Honda = tasks mine due=overdue client=Eastgate Honda
how many = tasks.count mine due=overdue client=Eastgate Honda

cancellations this year = cancellations 2026-01-01..2026-12-31
by reason = cancellations.count by=reason 2026-01-01..2026-12-31
only SEO = cancellations.count service=SEO by=reason 2026-01-01..2026-12-31
last quarter = cancellations.count service=SEO by=reason 2026-07-01..2026-09-30

spend of Eastgate Honda = figures.spend client=Eastgate Honda
compare with last month = figures.spend client=Eastgate Honda vs=2026-10-01..2026-10-31
compare it with Eastgate Toyota = figures.spend client=Eastgate Honda+Eastgate Toyota by=client vs=2026-10-01..2026-10-31

not Google Ads but Facebook = decline but
spend on search last month = figures.spend channel=search 2026-10-01..2026-10-31
not search but social = figures.spend channel=social 2026-10-01..2026-10-31
not October 2026 but September 2026 = figures.spend channel=social 2026-09-01..2026-09-30
`
