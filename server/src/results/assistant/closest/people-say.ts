import { stemsOf } from '../language/tokens.ts'

/**
 * What people say, and what the portal calls it: where a question is not
 * understood, these say on which screen its answer may stand.
 */
const said = `
might leave, may leave, could leave, leave us, leaving us, at risk, unhappy, about to quit, angry, save the account, upset: priority watchlist
action plan, save plan: watchlist steps
lost client, lost store, left us, canceled, quit, dropped us, churn, churned, gone, retention rate: cancellations
capacity, overloaded, too many store, too many client, too many account, workload, overworked, swamped, take some, take on, room for, busy, stretched, spread thin: bandwidth
2fa, mfa, two factor, authenticator, second factor: two factor authentication
locked out, sign in, log in, logged in, login, last seen: client logins users
role, permission, allowed to, can open, access right, may open, can see: roles access management users
keep log, do we keep, delete old, purge, keep data, gdpr, erase: data retention
bounce, bounced, opened, unsubscribe, unsubscribed, newsletter, spam, mail fail, email fail, mail failed: email analytics
scheduled, recurring, come by mail, monthly mail, sent every, paused report: scheduled reports
alarm, alert, went off, ring, rang, acknowledge, acknowledged: metric alarms rings
broken, disconnected, not connected, connected, connection, stopped syncing, sync: integrations
prospect, deal, pipeline, opportunity, next step, close rate, win, won, stage, sales funnel, weighted: opportunities pipeline
new store, new client, launching, ramp, go live, going live, kickoff, set up, onboard, signed up: onboarding tasks onboarded
turned into sold, turn into sale, turned into sale, close ratio, closing rate, lead to sale, sold, appointment set, shown, showed, show rate, sell better, per sale, per sold: CRO dashboard sales
have to ok, need to ok, to confirm, waiting for my ok, approve change: budget changes
increase request, raise request, asked for more budget, more money, bump: requested budget increases
dv360, programmatic, display, audio, spotify, streaming: programmatic insights
ctv, connected tv, completion rate, video completion, ott: connected TV insights
heavy up, stellantis: stellantis tracker heavy up
spot file, daily spot: daily spot file
form, fill in, filled in, survey, questionnaire: forms answers
wrote the most, logged the most, note, touch: activities user performance
in the department, department manager, team lead, who works in, org chart, report to: departments people
trend, trending, organic, ranking, keyword position, search console: SEO performance queries
landing page: SEO landing pages
redirect, 404, broken link, site launch, website launch, relaunch, migration: website migrations redirects
contact, gm, part manager, service manager, general manager, email of, phone of, reach: contacts
charge for, price, cost of service, rate card: services fees
statement, bill, billed, invoice, unpaid, past due, owe, aging, collect, reminder, balance: invoices payments
ready to close, close the month, month end, closed month: month close invoicing
not match, did not match, off by, variance, overspent, underspent, over delivered, discrepancy: reconciliation
carry over, carried over, roll over: rollover
land on, on track, blow through, run out, daily spend, per day, pace, burn, end of month: pacing
coop, co op, reimbursement, reimbursed, oem money: co-op claims
fail the audit, failing the audit, failed audit, compliance, compliant: OEM audit
vacation, day off, out of office, pto, meeting: calendar
competition, rival, other dealer, conquest: competitors
star, review, rating, reputation, google listing, map: google business profile reviews
visited the site, visitor, site traffic, session, shopper: site intelligence website performance
nobody answered, missed call, phone call, call tracking, answered call, callrail: calls by tracker
partner revenue, commission: partner commission
proof, creative approved, artwork, mockup: proofs
creative, ad copy, banner: ad previews creative previews
strategy, plan for the client, tactic: strategies
deliverable, blog, content piece, monthly work: deliverables
stock, inventory, on the lot, aged unit, vin, feed: vehicles feed inventory
ticket, bug: support requests
agreement, contract, expire, renewal, renew, signature, countersign: agreements
silence, quiet, have not talked, not talked, call first, should i call, last talk, check in, neglected: overwatch dashboard
report card, manager score: AM report card
health, sick account, weak account: health parts
incident, outage, mistake, root cause: incidents
token, model cost, chatgpt: AI usage
inactive user, time in the portal, who uses: usage logs client logins
shared link, guest, public link: guest links
who changed, history of change, who deleted: audit log
goal, target, objective: primary goals
profit, profitability, revenue, top line, mrr: management report
cap, ceiling, max budget: fee caps ceilings
split, allocation: allocations
tag, label: client tags
dealer group, best store, worst store, compare my store, all my store: group performance
keyword idea, search volume: keyword planner
negative keyword, match type, bid strategy, impression share: SEM configuration
recommendation, suggest, advise, should spend: budget recommendations
upload, spreadsheet, import: imports
webhook, api key: API keys webhooks
logo, theme, branding: portal settings
mystery shop, shopped: mystery shop requests
block sender, fake lead, junk lead: lead blacklist
lead source, adf, lead: leads report
merge client, duplicate client: admin helpers
zip, neighborhood, where buyer live: GeoIQ location
utm, conversion tracking, ga4: GA4 events
payment term, day term, net term, net 30, billed together, who pays: parent organizations invoicing
viewability, viewable, frequency, freq, ad creative perform: programmatic insights by creative
my boss, reports to, leads the team, who leads, department head: departments people
see margin, can see, sees what, roles see, hide margin: department user abilities access management
password expire, passwords expire, rotate, rotation, change the password: credentials
managed per person, per person managed, managed by each, book size, how much does each manage: bandwidth
call tracking missing, tracking missing, missing account, no account id, not set up, setup incomplete: SEM configuration
hour logged, hours, hrs, time spent, how long did i: interactions activities
promise, promised, last call, last talk, last conversation, said to them, told them: interactions communications
google post, business post, post due, gbp post: deliverables google business profile
sell more, sold more, selling more, than last year, year over year, yoy: year over year performance
net change, went up or down: historical budgets annual view
cheaper, got cheaper, pays less, pay less, cut their budget, lost budget, budget went down, decreased budget: budget comparison
seo settings, seo plan, seo setup: search plans
keyword suggestion, keyword idea, keywords ideas: keyword planner
goal missed, goals missed, missed goal, miss the goal: primary goals
bad result, shop result, shopped us: mystery shop requests
file uploaded, uploaded file, attachment, documents of: resources proofs
quiet hour, mail me, notify me, notification settings: my profile notifications
who got more store, gained store, lost store per manager, took over: account managers team
billing contact, email about the invoice, ap contact: invoicing contacts
split, pmax, performance max, share of budget: allocations
impression share, lost to budget, lost impression: SEM budget recommendations
upload, customer list, list upload: imports
same car, came back, returning visitor, repeat visitor: ConversionIQ visitors site intelligence
negative review, bad review, one star: reviews
no show, did not show, missed appointment: appointments
logins we keep, logins you keep, login of the store: credentials
most profitable, least profitable, makes us the most: margin management report
only one service, how many service, one service left: service utilization
walk in, walk ins, phone up, phone ups: leads report
birthday, anniversary: contacts clients
test drive, booked: appointments
impersonated, impersonate, acted as: audit log
po number, purchase order: parent organizations
credit we gave, credits we gave: invoicing invoices
could not bill, not bill, couldnt bill, charge us: reconciliation
budget change coming, changes coming, starts next month: budget comparison
switch off email, switched off, email category, email categories, quiet hours, weekend mail: email communication settings
heard from us, have not heard, not heard: overwatch dashboard
report by mail, mailed report, report every month: scheduled reports
still have to publish, have to publish, have to write: deliverables
mgmt fee, management fee over: active budgets fees
parent org, parent orgs: parent organizations budgets
banner swap, swap, swap the banner: support requests
domain, website address: clients
import late, late import, feed late: integrations
good thing, tell them, heading to, complain about: insights health achievements
signs the check, signs the checks, who pays: contacts
`

/** Phrases, as their stems, and the words of the portal for each. */
export const peopleSay: readonly { readonly stems: readonly string[]; readonly words: string }[] = said
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [phrases = '', words = ''] = line.split(': ')
    return phrases.split(', ').map((phrase) => ({ stems: stemsOf(phrase), words }))
  })
