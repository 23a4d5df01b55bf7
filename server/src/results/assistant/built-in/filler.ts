/** Words that never name anybody. */
export const filler = new Set(
  `a an and any are as at be been by can could current currently did do does doing for from get give has have hello hey hi how i in is it its latest last
  let list look many me most much my need new now of on one or our over please recent recently right see show since so some tell than thanks that the their them there these they this
  to today total up us was we were what what's when where which who who's whose will with would you your all amount amounts budget budgets budgeted spend
  spends spending spent invoice invoiced invoices fee fees investment invested month months monthly year week weeks day days pace pacing paces track team teams contact contacts works work
  working worked manager managers manage manages managed managing account accounts responsible runs handles looks after takes care activity activities logged log
  history happened happen support no speak request requests ticket tickets issue issues bug bugs feature open opened closed change changed changes client clients dealer dealers dealership dealerships
  store stores group groups info information facts fact details detail about address phone number website code industry located
  count active inactive prospects prospect belong belongs belonging assigned employees employee users user people staff help under underspending overspending underspend overspend filed reported mine pending waiting task tasks todo todos due overdue late interaction interactions communication communications spoke spoken talk talked met meeting meetings called
  click clicks impression impressions conversion conversions ctr cpc cpm cpa kpi kpis metric metrics cost costs per each perform performs performed performing performance
  ad ads media sem ppc search social display video youtube ctv connected tv facebook meta google channel channels going well underpacing overpacing underpaced overpaced behind ahead paced spends
  compared compare versus vs previous before whats calendar appointment appointments event events far result results figure figures last also same again then what's latest whos whats time top bottom biggest largest smallest highest lowest most least worst best fewest first ranking ranked rank by without
  no not never nobody anyone anybody haven't hasn't havent hasnt didn't don't dont been contact contacted touched heard anything nothing already exceed exceeds exceeded exceeding
  go goal goals primary when's spender spenders more than less big large small schedule today's`
    .split(/\s+/)
    .filter(Boolean),
)
