import { stemsOf } from './tokens.ts'

/**
 * The words of the grammar, in one place: another language is another of
 * these. What things are called stands with their declarations.
 */

const set = (text: string): ReadonlySet<string> => new Set(stemsOf(text))
/** The words that a phrase of the grammar may begin with: where none of them stands no phrase is looked for. */
export const firstOfPhrases = new Set<string>()
const phrases = (text: string): readonly (readonly string[])[] =>
  text.split('|').map((phrase) => {
    const stems = stemsOf(phrase)
    firstOfPhrases.add(stems[0] ?? '')
    return stems
  })

/** Words that may be left out of a question without a change of what is asked. */
export const filler = set(
  `a an the of for in on at to from is are was were be been being am do does did done has had have having we our us you your i it they them there
  that this these those please show list give tell get see let know can could would will want need like look find me hey hi hello ok okay so any some anything something anyone anybody
  which what who whose and also just only now currently right about with by all each every one ones total overall sum together altogether much many
  how overview summary report number amount value figure data stat as into if then again ever still already actually really as well per
  far during within yet goes comes got gets over whole entire gone copy across among between its it their his her who than go going went come came make made take took
  pay paid bring brings rank ranked ranking sort sorted ordered getting`
    .replaceAll(/\b(?:with|by|per|than|over|between|if|paid|pay|and|only|each|every|about|number|amount|all)\b/g, ''),
) // prettier-ignore

/** Words that join: they are used up by what they stand beside, and named where nothing uses them. */
export const joining = set('and about all each every with')

export const mine = set('my mine own')
/** `I` where a sentence has somebody act. */
export const self = set('i me myself')
export const us = set('we us our')

export const without: readonly (readonly string[])[] = phrases(
  'not spending anything on|not spending any money on|not spend anything on|not spend any money on|not spending on|not spend on|not spent on|not spent anything on|do not spend on|do not spend anything on|do not advertise on|not advertising on|do not run any|do not run|not running any|not running|does not run|do not use|does not use|not using|do not buy|that do not have any|that do not have an|that do not have a|that do not have|do not have any|do not have a|do not have|does not have a|does not have|without any|without a|without an|without|with no|that have no|who have no|have no|has no|got no|get no|gets no|received no|had no|having no|have not had any|have not had an|have not had a|have not had|has not had|have not got|have not gotten any|have not gotten an|have not gotten a|have not gotten|has not gotten any|has not gotten an|has not gotten a|has not gotten|has not got|have not|has not|had not|missing|lacking|that have not|with neither',
)
export const having: readonly (readonly string[])[] = phrases(
  'that spend on|who spend on|spending on|spend on|spends on|that spend money on|spend money on|that advertise on|who advertise on|advertise on|advertising on|that advertise in|advertise in|that are on|who are on|that spent on|who spent on|spent on|that run|who run|running|run|runs|that use|who use|using|use|that buy|buy|that have an|that have a|that have|who have|with an|with a|with|have an|have a|that had an|that had a|who had an|who had a|had an|had a|are on the|on the|have|has',
)
export const butNot: readonly (readonly string[])[] = phrases(
  'but not on|but not for|but not with|but not|and not on|and not with|and not|but nothing on|and nothing on|but none on|but never on|but do not use|and do not use|and do not run|and do not have a|and do not have any|and do not have|but do not have any|but do not have a|but do not spend on|but do not spend|but do not advertise on|but do not buy|but without an|and without any|and no|but do not run|but not run|but do not have|but not have|but no|but not|but without any|but without a|but without|and no|and without a|and without|but have no|but has no|and have no',
)
export const butAlso: readonly (readonly string[])[] = phrases(
  'but with a|but with an|but a|but an|but have a|but have an|but has a|but do have|but have|but has|and with a|and with|and also|and a|and an|and on|but with|but also|and are on the|and are also on the|and are on|and are|and run|and spend on|and use|and',
)
export const except = phrases(
  'not counting|not including|not incl|outside of|outside|not looking at|leaving out|leave out|ignoring|ignore|aside from|besides|neither|everything except for|everything except|everything but|anything but|all except|all but|not because of|not in|not on|not from|not for|with no|except for|except|excluding|excluded|other than|apart from|but not|not counting|not|without|minus',
)

/** What leads a text that rows are about. */
export const about = phrases(
  'about|regarding|concerning|mentioning|that mention|mentions|containing|that contain|that contains|that say|saying|titled|called|named|with the word|with the words',
)

export const everybody = set('all every everybody everyone everything any each')

export const versus = phrases(
  'compared with|compared to|compared against|in comparison with|in comparison to|in comparison|compare it with|compare it to|compare with|compare to|versus|vs|v|against|than in|relative to|next to',
)
export const compare = set('compare comparing comparison compared difference')

export const more = phrases(
  'more than|greater than|higher than|larger than|bigger than|over|above|exceeding|exceed|longer than',
)
export const otherThan = phrases('better than|worse than|up from|down from')
export const less = phrases('less than|fewer than|lower than|smaller than|under|below|shorter than')
export const atLeast = phrases('at least|no less than|minimum of|or more')
export const atMost = phrases('at most|no more than|maximum of|up to')

/** What orders from the top, and from the bottom. `large` and `small` are of money. */
export const most = set('most highest top biggest largest best strongest greatest max maximum leading high')
export const least = set('least lowest bottom smallest worst weakest fewest min minimum low')
export const cheap = set('cheapest')
export const dear = phrases('most expensive|priciest|costliest')
/** Words that judge, and name no measure. */
export const judging = set('best worst strongest weakest')
/** What orders by the day from which something is. */
export const oldest = set('oldest earliest')
export const latest = set('latest newest recent')
export const lastWords = set('last latest newest')

export const numbers: Readonly<Record<string, number>> = {
  one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, twelve: 12, fifteen: 15, twenty: 20,
} // prettier-ignore

export const averages = set('average avg mean typical')
export const dayWords: Readonly<Record<string, 'day' | 'week' | 'month'>> = {
  day: 'day', daily: 'day', week: 'week', weekly: 'week', month: 'month', monthly: 'month',
} // prettier-ignore

export const why = phrases(
  'why is it that|why|what drove the change in|what drove|what caused the change in|what caused the drop in|what caused|what is the reason for the drop in|what is the reason for|what is behind|how come',
)
/** How a figure is said to have moved: it says nothing that the figures do not. */
export const moved = set(
  'jump jumped jumping spike spiked climb climbed soar soared tank tanked plunge plunged slip slipped sink sank drop dropped dropping fall fell falling fallen down up increase increased increasing decrease decreased decreasing decline declined rise rose rising grew grow higher lower change changed more less so high low worse better',
)

/** Which way a figure went. */
export const fell = set(
  'tank tanked plunge plunged slip slipped sink sank drop dropped drops dropping fell fall falls falling fallen decline declined declining decrease decreases decreased decreasing shrank shrunk down',
)
export const rose = set(
  'jump jumped jumping spike spiked climb climbed climbing soar soared rose risen rising rises grew grown growing increase increases increased increasing up improve improves improved improving',
)

/** A part of a whole. */
export const share = phrases(
  'what share of|which share of|what share|share of|what percent of|what percentage of|which percentage of|what percent|what percentage|percent of|percentage of|what proportion of|proportion of|what fraction of|fraction of|what part of|how much of|share|percentage|proportion',
)
/** What is yet to come. */
export const foretold = phrases(
  'will|shall|going to|about to|might|gonna|forecast for|forecast of|forecast|forecasts|forecasted|predict|predicted|prediction of|prediction|estimate|estimated|on course to|likely to|expected to',
)

export const chart = phrases(
  'as a pie chart|as a bar chart|as a line chart|in a pie chart|pie chart|bar chart|line chart|as bars|as a pie|as a chart|as chart|as a graph|as a line|in a chart|as a picture|show that as a chart|show this as a chart|chart|graph|plot',
)
export const file = phrases(
  'as an excel file|as excel|in excel|to excel|as a spreadsheet|as a csv|as csv|to csv|as a file|as pdf|as a pdf|export this|export it|export that|export|download this|download it|download|csv|excel|spreadsheet',
)

/** What is said before a question and is none of it. */
export const greetings = set('hi hello hey morning afternoon evening good please ok okay so well um')
/** How a question begins that goes on with the one before. */
export const onward = phrases(
  'and what about|and how about|split|split that|split it|split that out|split it out|broken down|break it down|break that down|break it out|break that out|break it up|break down|break out|what about|how about|same for|the same for|and only|and just|and for|and in|and|only for|only|just|now for|now|then|ok and|what if only|instead|show me only|show only|also',
)
export const pronouns = set('it its they them their theirs he she his her there same')
export const pronounPhrases = phrases(
  'this client|that client|this store|that store|these clients|those clients|the same client|this one|that one|which ones|these ones|those ones',
)

export const help = new Set(
  `help|hi|hello|hey|good morning|good afternoon|thanks|thank you|thank you very much|what can you do|what can you answer|what can i ask|what can i ask you|what can i do here|what can i ask here|what can i ask for|how do you work|how does this work|who are you|what do you know|what can you tell me|what can i ask about|what else can you do`.split('|'),
) // prettier-ignore

/** Letters of the states by their names. */
export const states: Readonly<Record<string, string>> = Object.fromEntries(
  `alabama AL|alaska AK|arizona AZ|arkansas AR|california CA|colorado CO|connecticut CT|delaware DE|florida FL|georgia GA|hawaii HI|idaho ID|illinois IL|indiana IN|iowa IA|kansas KS|kentucky KY|louisiana LA|maine ME|maryland MD|massachusetts MA|michigan MI|minnesota MN|mississippi MS|missouri MO|montana MT|nebraska NE|nevada NV|new hampshire NH|new jersey NJ|new mexico NM|new york NY|north carolina NC|north dakota ND|ohio OH|oklahoma OK|oregon OR|pennsylvania PA|rhode island RI|south carolina SC|south dakota SD|tennessee TN|texas TX|utah UT|vermont VT|virginia VA|washington WA|west virginia WV|wisconsin WI|wyoming WY`
    .split('|')
    .map((line) => [stemsOf(line.slice(0, -3)).join(' '), line.slice(-2)]),
)

/** The words that the name of a state may begin with. */
export const firstOfStates: ReadonlySet<string> = new Set(
  Object.keys(states).map((name) => name.split(' ')[0] ?? ''),
)

/** Every word that the grammar knows, so that it is taken for no name and mistyped ones are put right. */
export const grammarWords: ReadonlySet<string> = new Set([
  ...filler, ...joining, ...mine, ...self, ...us, ...compare, ...most, ...least, ...cheap, ...oldest, ...latest, ...averages, ...moved, ...pronouns,
  ...Object.keys(numbers), ...Object.keys(dayWords), ...Object.keys(states).flatMap((name) => name.split(' ')),
  ...[without, having, butNot, butAlso, except, share, foretold, versus, more, less, atLeast, atMost, why, chart, file, onward, pronounPhrases, dear].flat(2),
  ...stemsOf(`no not zero yes who when where why how while by per than if team manager manages managed manage managing account work works working looks after care responsible
    january february march april june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec
    monday tuesday wednesday thursday friday saturday sunday today yesterday tomorrow quarter year weekend last this next previous prior past current since until till through before after ago
    mtd ytd qtd wtd date half first second third fourth memorial labor thanksgiving christmas black cyber veterans presidents independence time same couple few
    trend trends trending phone number address website code located location industry profile details contact called call talked met meeting log logged remind create add new open waiting waits confirm
    increase request raise bug issue ticket report file calendar schedule agenda appointment happened changed change changes screen page
    submit dollar percent k logger where closed land older newer earlier later send region area territory team member goes stack peers others everyone else competition norm benchmark worth tell apart vcr vtr roas roi stopping blocking holding delaying sitting pending outstanding rest party`),
]) // prettier-ignore
