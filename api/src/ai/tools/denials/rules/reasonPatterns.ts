import type { ReasonKind } from "./ReasonKind.ts";

const tested = "(?:test(?:ed|ing|s)?|eval\\p{L}*|assess\\p{L}*|re-?eval\\p{L}*|re-?test\\p{L}*)";

/**
 * The reasons in small letters, as parents write them; wide rather than exact, since a missed reason is no answer at all.
 */
export const patterns: Readonly<Record<ReasonKind, RegExp>> = {
  iee_refused: any(
    "\\b(?:refus\\p{L}*|den(?:y|ied|ies|ying)|reject\\p{L}*|turned down|said no|says no|won'?t|will not|not|no)\\b[^.;!?]{0,40}\\b(?:iee|independent (?:educational )?eval\\p{L}*)\\b",
    "\\b(?:iee|independent (?:educational )?eval\\p{L}*)\\b[^.;!?]{0,50}\\b(?:refus\\p{L}*|den(?:y|ied|ies)|reject\\p{L}*|turned down|said no|says no|won'?t|will not|not (?:pay|allow\\p{L}*|needed|necessary))\\b",
  ),
  plan_504: any(
    "\\b(?:den(?:y|ied|ies)|refus\\p{L}*|reject\\p{L}*|turned down|said no to|won'?t (?:give|do|write|make|follow)|not follow\\p{L}*|ignor\\p{L}*|asked for|want(?:ed)?|qualif\\p{L}*|eligible)\\b[^.;!?]{0,40}\\b504\\b",
    "\\b504\\b[^.;!?]{0,40}\\b(?:den(?:y|ied)|refus\\p{L}*|not follow\\p{L}*|(?:is|are)(?:n'?t| not) (?:being )?follow\\p{L}*|ignor\\p{L}*)\\b",
    "\\b(?:(?:only|just) has|has (?:only|just)) an? 504\\b",
  ),
  too_young_old: any(
    "\\b(?:when|once|after|until) (?:he|she|they)(?:'s| is| are| turns?) (?:\\d|three|four|five|six|older)\\b|\\bpreschool(?:ers?|s)?\\b.{0,25}(?:n'?t|\\bnot|\\bno)\\b|\\bnot (?:in|yet in) (?:school|kindergarten)",

    "\\b(?:turn(?:s|ed|ing)?|is|be|almost|already) (?:21|22|twenty-one|twenty-two)\\b|\\bgraduat(?:e|ed|ing|ion)\\b|\\bpreschool(?:er)? (?:age|kids|don'?t)|\\btoddler",

    "too (?:young|old|little|small)\\b(?! of)",
    "\\bnot old enough|\\baged? out|\\baging out",
    "\\b(?:only|just|has to be|must be|until (?:he|she|they)(?:'s| is| are| turns?)?) (?:3|three|4|four|5|five|21|22|six|6)\\b(?! (?:month|week|day|minute|time|point|percent|%))",
    "\\b(?:under|over|past) (?:the )?age\\b|\\bage limit|\\b(?:because of|due to) (?:his|her|their|my child's) age\\b",
    "\\b(?:already|has) (?:graduated|got (?:a|his|her) diploma)\\b|\\bbefore kindergarten|\\bwait (?:for|until|till) kindergarten",
  ),
  recent_evaluation: any(
    "\\b(?:did|done|had|finished|completed) (?:\\p{L}+ ){0,3}?(?:testing|tests|evaluation|assessment|re-?eval)\\b",

    `\\b(?:just|already|recently)\\b.{0,20}\\b${tested}`,
    `\\b${tested}\\b.{0,40}\\b(?:recent(?:ly)?|not long ago|last (?:year|month|spring|fall|summer|winter)|this year|(?:months?|weeks?|years?) ago|current|up to date|still good|still valid)\\b`,
    `\\btoo (?:soon|early) to (?:re-?)?${tested}|\\brecent ${tested}|\\bonce (?:a|every) (?:year|three years|3 years)\\b|\\b(?:not due|isn'?t due|triennial|every (?:three|3) years)\\b`,
  ),
  diagnosis_first: any(
    "\\b(?:get|need|pay for|bring|go (?:get|for)|find|have|do) (?:\\p{L}+ )?(?:\\p{L}+ )?(?:private|outside|own|independent) (?:eval\\p{L}*|test\\p{L}*|assess\\p{L}*|psychologist|doctor)",
    "\\b(?:no|(?:do(?:es)?|did|has|have)(?:n'?t| not) (?:have|get|got)?) ?(?:an? |any |the |official )?(?:medical |official |formal |doctor'?s? )?(?:diagnosis|doctor'?s? note)\\b",
    "\\b(?:want|wants|asked for|asking for|require[sd]?|needs?) (?:\\p{L}+ ){0,3}?(?:doctors?|dr|doctor'?s?|medical|physician'?s?)\\b",

    "\\b(?:diagnos(?:is|ed|e)|doctor'?s? (?:note|letter|report)|medical (?:report|proof|documentation|letter|note)|note from (?:a|the|his|her) (?:dr|doctor)|pediatrician|neuropsych)\\b(?!.{0,30}\\b(?:not enough|isn'?t enough|does(?:n'?t| not) (?:mean|qualify|matter|count|automatically)))(?=.{0,80}\\b(?:first|before|need|needs|required?|bring|without|until|have to|has to|must|get)\\b)",
    "\\b(?:need|needs|require[sd]?|without|no|until|bring|get|have to have|must have)\\b.{0,25}\\b(?:diagnosis|doctor'?s? (?:note|letter)|medical (?:report|proof|documentation|note))",
  ),
  medication_first: any(
    "\\b(?:medicat\\p{L}*|meds|medicine|ritalin|adderall|stimulants?|pills?)\\b.{0,60}\\b(?:first|before|until|unless|should|needs?|try|or else|have to|has to)\\b",
    "\\b(?:put|try|start|get|take|takes|go on|needs?|unless|until|should be on)\\b.{0,30}\\b(?:medicat\\p{L}*|meds|medicine)\\b",
  ),
  wrong_label: any(
    "\\b(?:other|lower|lowest|worse|needier|more severe) (?:kids|children|students|ones)\\b.{0,25}\\b(?:worse|first|need|lower|more|priority)?",

    "\\b(?:only|just) (?:the )?(?:severe|autistic|disabled|nonverbal|non-?verbal|deaf|blind|low|really)\\b.{0,20}\\b(?:kids|children|students|ones)\\b",
    "\\b(?:is|are)(?:n'?t| not) (?:autistic|severe|disabled|delayed|low|impaired|special ed\\p{L}*)(?: enough)?\\b",

    "\\b(?:only|just|reserved) for (?:the )?(?:kids|children|students|autis\\p{L}*|deaf|blind|severe|adhd|kids with)",
    "\\b(?:wrong|different|not (?:his|her|that|the right)) (?:label|category|eligibility|disability|diagnosis)\\b",
    "\\b(?:dyslexia|adhd|add|apraxia|anxiety|dyscalculia|dysgraphia)\\b.{0,40}\\b(?:not|isn'?t|does ?n'?t|don'?t|no)\\b.{0,30}\\b(?:count|qualif\\p{L}*|cover\\p{L}*|recogni[sz]e|disability|category|eligible|use that)",
    "\\b(?:don'?t|do not|doesn'?t|does not) (?:recogni[sz]e|do|serve|treat|test for|diagnose|use) (?:dyslexia|adhd|autism|apraxia|dysgraphia)",
    "\\b(?:kids|children|students) (?:with|like) (?:adhd|autism|dyslexia|anxiety|his|her|that)\\b.{0,30}\\b(?:don'?t|do not|can'?t|never) (?:get|have|qualify|need)",
    "\\bnot (?:severe|bad|disabled|autistic|special ed) enough\\b",
  ),
  learning_english: any(
    "\\b(?:speaks?|speaking|uses?) (?:spanish|arabic|chinese|vietnamese|russian|somali|french|portuguese|korean|haitian|creole|mandarin|hmong|tagalog|urdu|hindi)\\b|\\b(?:spanish|another language|arabic|chinese) (?:at|in the) home",

    "\\b(?:learn(?:s|ing|er)?|speaks?|knows?|new to|limited|not fluent in|doesn'?t (?:speak|know)(?: enough)?|no|little|poor|second language|acquir\\p{L}*) (?:of )?english\\b|\\benglish (?:is (?:not|n'?t|his second|her second|the second)|(?:language )?learner)|\\b(?:ell|esl|esol|el student|bilingual|second language|two languages|speak spanish|another language)\\b",
  ),
  missed_school: any(
    "\\b(?:absen(?:ces?|t|teeism)|attendance|truan\\p{L}*|missed (?:too (?:much|many)|so (?:much|many)|a lot of)|misses (?:too (?:much|many)|so (?:much|many)|a lot of)|moved (?:around )?(?:a lot|so much|too)|changed schools|switched schools|covid|remote learning|lost instruction|gaps? in (?:schooling|instruction|learning))\\b",
  ),
  setting: any(
    "\\b(?:least restrictive|lre|full inclusion|inclusion (?:only|model|school)|(?:too|more|very) restrictive|mainstream(?:ed|ing)?|general ed(?:ucation)? (?:only|first)|belongs? in (?:the |a )?(?:general|regular)|segregat\\p{L}*|home school)\\b",
  ),
  no_need: any(
    "\\b(?:do(?:es)?|did|would|wo)(?:n'?t| not) (?:really |actually |even |think (?:he|she|they) )?(?:need|require|benefit|warrant)\\p{L}*|\\bno (?:longer )?needs?\\b|\\bno need\\b|\\bnot (?:necessary|needed|warranted|appropriate|recommended|required)\\b|\\bunnecessary|\\bdependen(?:t|ce|cy)\\b|\\b(?:team|committee|panel|psychologist|specialist|director|principal|slp|therapist) (?:\\p{L}+ )?(?:voted|decided|agreed|determined|concluded|disagreed|feels?|felt|thinks?|thought|believes?|recommended|found)\\b|\\b(?:met|mastered|reached) (?:all )?(?:his|her|the|their) goals?|\\b(?:enough|plenty of|already gets?) (?:\\p{L}+ )?(?:support|help|services|minutes|therapy)\\b|\\bdischarg\\p{L}*|\\bplateau\\p{L}*|\\bno regression|\\bmax(?:ed|imum)\\b",
  ),
  private_school: any(
    "\\b(?:private|parochial|catholic|christian|religious|montessori) school\\b",
    "\\bhome ?-?school(?:ed|s|ing|er)?\\b",
  ),
  not_eligible: any(
    "\\b(?:letter|note|report|diagnosis)\\b.{0,15}\\b(?:is(?:n'?t| not)|not) enough",

    "\\bdiagnosis\\b.{0,30}\\b(?:is(?:n'?t| not)|not|does(?:n'?t| not))\\b.{0,25}\\b(?:enough|mean|educational|qualify|count|matter|automatic\\p{L}*)",
    "\\b(?:medical|doctor'?s?|outside|private) (?:diagnosis|report|eval\\p{L}*)\\b.{0,20}(?:\\bnot|n'?t)\\b",
    "\\bdid(?:n'?t| not) (?:find|show|see) (?:a |any )?disabilit",

    "\\b(?:did|does|do|would|will|is|was|are)(?:n'?t| not) (?:be )?(?:qualif\\p{L}*|eligible|meet (?:the )?(?:criteria|requirements|cut ?-?off|standard))",
    "\\b(?:not|never) (?:eligible|qualified|qualify)|\\bineligible|\\bno longer (?:eligible|qualif\\p{L}*|needs?)|\\bdoesn?'?t? have a disability|\\bscores? (?:was|were|is|are)?\\s?(?:too high|not low enough)|\\bnot far enough behind|\\bdiscrepancy",
  ),
  plan_504_enough: any(
    "\\b504\\b",

    "\\b(?:both|either)\\b.{0,25}\\b504\\b|\\b504\\b.{0,25}\\b(?:and|or|not) (?:an? )?iep|\\b(?:on|under|has|have|keep|stay on|using) (?:a |the |his |her )?504\\b",

    "\\b504\\b.{0,40}\\b(?:enough|instead|better|fine|all (?:he|she|they) needs?|first|will do|is what)\\b",
    "\\b(?:offer(?:ed)?|only|just|get|give|try|already has|has|have|go with) (?:us |him |her |them |me )?(?:a |the )?504\\b",
  ),
  no_significant_impact: any(
    "(?:\\bnot|n'?t)\\b.{0,15}\\b(?:a |an )?(?:school|educational|academic|learning) (?:problem|issue|matter|need|concern)|\\b(?:it'?s|just|only|purely) (?:\\p{L}+ )?medical\\b|\\bmasking\\b|\\bparticipates fine",

    "(?:\\bno|\\bnot|n'?t|isn'?t|without|little)\\b.{0,30}\\b(?:educational(?:ly)?|academic(?:ally)?|adverse(?:ly)?|learning|education|school ?work|access)\\b.{0,25}\\b(?:impact\\p{L}*|effects?|affect\\p{L}*|need|relevan\\p{L}*|interfer\\p{L}*)",
    "(?:\\bno|\\bnot|n'?t|isn'?t|any|without|little)\\b.{0,20}\\b(?:impact\\p{L}*|effects?|affect\\p{L}*|interfer\\p{L}*)\\b.{0,40}\\b(?:learning|education\\p{L}*|academic\\p{L}*|school|class|grades|performance|him|her)?",
    "\\b(?:medical|clinical) (?:issue|problem|need|model|not educational),? ?(?:and )?not (?:an? )?(?:educational|school)|\\bnot (?:an? )?educational(?:ly)? (?:relevant|necessary|need|issue|problem|concern)",
    "\\b(?:is|he'?s|she'?s|they'?re|are) (?:doing )?(?:fine|ok|okay|great|perfect|an angel|well) (?:at|in) (?:school|class)\\b|\\b(?:holds|keeps) it together (?:at|in) school",
  ),
  try_other_interventions: any(
    "\\b(?:small group|reading (?:help|recovery|specialist|group|intervention|corps)|title (?:one|1|i)|pull-?out help|extra help|interventionist|tutor\\p{L}*|sst|strategies)\\b",

    "\\b(?:rti|mtss|mtts|sst|response to intervention|tier(?:s| ?\\d| one| two| three| i+)|intervention(?:s)?|student support team|child study team|pre-?referral|bst|i&rs)\\b",
    "\\b(?:try|tries|trying|tried|do|start|finish|complete|go through|give|use|see if)\\b.{0,40}\\b(?:other (?:help|things|supports?|strategies)|extra help|tutor(?:ing)?|reading (?:group|lab|club)|small groups?|strategies|accommodations|after-?school|summer school|supports?|title (?:1|i|one))\\b.{0,30}\\b(?:first|before|instead)?",
    "\\b(?:more|enough|collect|gather|need|weeks? of|months? of) (?:more )?(?:data|interventions?)\\b(?!.{0,20}show)",
  ),
  wait: any(
    "\\b(?:only|just) in (?:kindergarten|preschool|pre-?k|first grade|1st grade)|\\bdevelop(?:s|ing)? (?:at|differently)|\\b(?:different|own) (?:pace|rates?|speed)|\\bmature[sd]? (?:later|slow|late)|\\bask (?:again|me again|us again|back) (?:in|at|after|when|later)|\\b(?:until|till|before) (?:the )?(?:1st|2nd|3rd|4th|first|second|third|fourth|middle|high|fall|new year|next)(?: (?:grade|school))?\\b|\\balmost (?:summer|the end|break|june|may)|\\bsummer break|\\blater (?:in the year|on)|\\bcome back (?:in|next|later)|\\bnot the (?:right )?time|\\btoo many (?:kids|students|referrals)|\\bbusy\\b|\\bbacked up|\\bgrow into",

    "\\b(?:wait|waiting|hold off|watch|hold on)\\b(?! ?list).{0,40}\\b(?:see|until|till|next|year|semester|fall|spring|break|grade|while|longer|mature|older|bit)\\b",
    "\\b(?:outgrow|grow(?:s|n)? out of|catch up|late bloomer|will mature|more time|give (?:it|him|her|them) (?:some |more |a little )?time|boys (?:are|will|develop)|just immature|next (?:school )?year|end of the year|not (?:right )?now|wait and see|too (?:late|close to the end|early) in the (?:school )?year|backlog)\\b",
  ),
  budget_constraints: any(
    "\\b(?:wait(?:ing)? ?-?lists?|insurance|medicaid|parents? (?:have to|must|need to|should|can) (?:pay|provide|drive|hire)|at (?:your|our|my) own (?:cost|expense)|turnover|position)\\b",

    "\\b(?:hiring|hire|recruit\\p{L}*|replac\\p{L}*|substitute)\\b",
    "\\b(?:teacher|therapist|aide|para|slp|nurse|psychologist|counselor|specialist|ot|pt)\\b.{0,15}\\b(?:left|quit|resigned|retired|is out|moved away)\\b",
    "\\b(?:funds?|funding|levy|sequester|title i money|cuts?|cutbacks?|layoffs?|laid off|spread (?:too )?thin|stretched|overloaded|no (?:extra )?hands)\\b",

    "\\b(?:budgets?|money|funds?|funding|afford|cost(?:s|ly)?|expensive|pay for|dollars|broke|grant)\\b",
    "(?:\\bno|\\bnot enough|n'?t (?:have|any)|lack of|short(?:age)?|without|need more|can'?t (?:find|hire|get)|cannot (?:find|hire|get)|couldn'?t (?:find|hire)|no one|nobody|isn'?t a single|aren'?t any|understaffed|under staffed)\\b.{0,30}\\b(?:staff\\p{L}*|teachers?|aides?|paras?|parapro\\p{L}*|therapists?|slps?|ots?|pts?|psychologists?|nurses?|people|person|personnel|hire|hired|provider|specialists?|counselors?|bcba|one to do)\\b",
    "\\b(?:shortage|short[- ]?staffed|understaffed|staffing|vacan(?:t|cy|cies)|open position|unfilled|no staff|quit|on leave|maternity leave|caseloads?)\\b",
  ),
  no_services: any(
    "\\b(?:is|are)(?:n'?t| not) (?:something|a thing|what) we\\b",

    "\\b(?:no|not) (?:\\p{L}+ )?(?:one-on-one|1:1|aides?|paras?|bus(?:ing)?|transportation|pull-?outs?|push-?in|esy|summer (?:services|program|school))\\b(?! (?:to be hired|available to hire))|\\bthat'?s not (?:something|a thing)|\\bno longer (?:do|have|offer)|\\bgot rid of|\\bcut the program|\\bdon'?t do (?:summer|esy|1:1|one|that|pull)",

    "\\b(?:do ?n[o']?t|does ?n[o']?t|don'?t|dont|doesnt|did not|can'?t|cannot|cant|never|no longer|isn'?t|is not|not)\\b.{0,15}\\b(?:have|offer|provide|do|got|run|available|carry|give|supply)\\b.{0,50}\\b(?:service|program|class(?:es)?|therapy|therapist|aide|para|that|here|this|it|speech|ot|pt|one[- ](?:on|to)[- ]one|1:1|device|bus|transportation|kind|any|interpreter|summer|reading program|counseling|at (?:our|this|his|her) school)\\b",
    "\\bno (?:such )?(?:service|program|therapist|therapy|classroom|room|space|slots?|openings?|ot|pt|speech)\\b|\\bprogram (?:is )?(?:full|closed|not available)|\\bno (?:room|space)\\b|\\bnot (?:available|offered|an option|possible) (?:here|at|in)|\\bwe (?:only|just) (?:have|offer|do)\\b|\\bnot something we (?:do|offer|have)|\\bnot available\\b|\\bschedule\\b",
  ),
  policy: any(
    "\\b(?:our|the|a|special|right|correct|their) (?:form|forms|paperwork|packet)\\b|\\bcharter\\b|\\bcurriculum\\b|\\btoo (?:many|much) (?:paperwork|minutes)|\\beverybody\\b|\\bstandard (?:amount|minutes)|\\bby the book",

    "\\b(?:for everyone|for all (?:the )?(?:kids|students)|everyone (?:else )?would|open the (?:door|floodgates)|precedent|fair to (?:the )?other|other (?:kids|students|parents) (?:would|don'?t)|district (?:says|decides|rule|won'?t)|our (?:process|procedure)|we never|not how)\\b",

    "\\b(?:policy|policies|rule(?:s)? (?:is|are|here|in our)|not (?:how|the way) (?:we|things|it)|never (?:done|do) that|not (?:our|my) (?:job|responsibility|problem)|not allowed|against (?:the )?rules|we don'?t do that|isn'?t (?:how|our)|protocol|guidelines?|practice is)\\b",
  ),
  child_passing: any(
    "\\b(?:can|could) (?:already )?(?:read|write|do (?:math|the work))\\b|\\b(?:tests?|results?|scores?|everything) (?:came back|were|was|are|is|look(?:s|ed)?) (?:\\p{L}+ )?(?:normal|fine|average|ok|okay|good)|\\b(?:has|have|need|needs|would have|must) to (?:be |)(?:fail|failing|flunk\\p{L}*|behind|two|2|\\p{L}+ (?:years?|grades?|levels?) (?:behind|below))|\\b(?:until|unless|before) (?:he|she|they) (?:is|are|'s)? ?(?:fail\\p{L}*|behind|flunk\\p{L}*)",

    "\\b(?:making|makes|made|shows?|showing) (?:\\p{L}+ )?(?:progress|growth|gains)\\b",
    "\\b(?:test )?scores? (?:are|is|were|look) (?:\\p{L}+ )?(?:average|fine|good|ok|okay|high|normal)|\\b(?:has|have|is)(?:n'?t| not) (?:fail(?:ed|ing)?|behind|flunk\\p{L}*)|\\bnot (?:behind|failing)\\b(?! enough)|\\baverage (?:scores|student|range|reader)|\\b(?:doing|does) (?:just |really |so )?(?:fine|well|great|good|ok|okay)\\b(?! (?:at|in) (?:school|class))|\\biq (?:is|was)",

    "\\b(?:pass(?:es|ing|ed)?|good (?:grades?|student|marks|scores)|grades? (?:are|is|were|look|too)|(?:gets|getting|has|have|makes|making|straight|all|earn(?:s|ing)?) (?:\\p{L}+ )?(?:a'?s|b'?s|as and bs|a's and b's|as|bs|cs|c's|high grades)|honor roll|report card|(?:on|at|above|near) grade level|gpa|not failing|isn'?t failing|is ?n[o']t behind|too (?:smart|high|gifted|intelligent|advanced|capable)|(?<!(?:moon|sun|lights?|room|screens?|lamps?|colors?)(?: \\p{L}+)? )too bright|gifted|(?:high|average|normal|good) (?:iq|scores|test scores)|smart enough|doing (?:fine|well|great|ok|okay)|average range|so smart|very (?:bright|smart)|advanced|keeping up)\\b",
  ),
  parent_concern_only: any(
    "\\b(?:only|just) (?:the )?(?:teachers?|school|staff|doctors?) (?:can|may|could|are allowed)|\\b(?:parents?|i|you|we|u) (?:can'?t|cannot|cant|can not|(?:are|am|is)(?:n'?t| not) allowed to|aren'?t allowed to) (?:request|ask|refer|demand)|\\bteachers? (?:did|do|does|has|have|would)(?:n'?t| not) (?:agree|support|think|recommend|refer|sign)|\\b(?:fine|great|good) (?:here|with (?:us|me|the teacher))\\b",

    "\\bteachers? (?:\\p{L}+ )?(?:no|zero|without) (?:\\p{L}+ )?concerns?|\\bno concerns?\\b|\\b(?:home|family|parenting) (?:problem|issue|thing|situation|life)\\b|\\b(?:behaves|fine|angel|good|quiet|no (?:problems?|issues?)|doesn'?t (?:do|act|happen)|well[- ]behaved) (?:\\p{L}+ )?(?:at|in|for) (?:school|class|us|them|the teacher)\\b|\\bdon'?t see (?:any|a|the|what|it|that|him|her)|\\bover(?:thinking|protective)\\b|\\bfirst[- ]time (?:mom|parent)",

    "\\b(?:only|just|overly?|over ?-?reacting|too)\\b.{0,15}\\b(?:parent'?s?|mom'?s?|mother'?s?|dad'?s?|your|my|a worri(?:ed|er)|worry|worries|worrying|anxious|overprotective|helicopter|over ?-?protective)\\b.{0,25}(?:worry|worries|worried|concerns?|opinion|anxiety|parents?|mom|mother|dad|idea|protective)?",
    "\\b(?:nobody|no one|none of (?:the|his|her) teachers?|no teachers?|teachers? (?:do|does|has|have|did|is|are)(?:n'?t| not)|we do(?:n'?t| not)|they do(?:n'?t| not)|staff do(?:n'?t| not)|don'?t) (?:\\p{L}+ )?(?:see|sees|seen|notice[sd]?|have (?:any |the same )?concerns?|report\\p{L}*|observe[sd]?|share)\\b",
    "\\b(?:i am|i'?m|im|you are|you'?re|ur) (?:just |being |too |over|an? )*(?:worr\\p{L}+|overreact\\p{L}*|overprotective|anxious|helicopter|dramatic|paranoid|crazy)|\\bin my head\\b|\\boverreact\\p{L}*|\\bhelicopter (?:mom|parent|mother)|\\bproblem (?:is )?at home|\\b(?:only|just) (?:at|happens at) home\\b|\\bsee (?:it|that|this) (?:here|at school)",
  ),
  childs_fault: any(
    "\\bbehaviou?r (?:is|was) (?:the |a |his |her )?(?:reason|problem|issue|choice|cause)|\\bbehaviou?r,? not (?:a |an )?(?:disab|learning|special)|\\b(?:he|she|child|kid|son|daughter|student) (?:just )?(?:won'?t|refuses to|isn'?t) (?:do|doing|apply|listen|work|cooperate|complet\\p{L}*)\\b|\\bhis own fault|\\bher own fault|\\bdoes(?:n'?t| not) (?:pay attention|listen)",

    "\\b(?:lazy|unmotivated|not trying|doesn'?t try|won'?t try|doesn'?t (?:care|want to)|isn'?t trying|chooses?|choosing|choice|spoiled|manipulat\\p{L}*|attention[- ]seeking|seeking attention|for attention|bad parenting|parenting|discipline at home|just (?:behaviou?r|bad|being)|behaviou?r(?:al)? (?:issue|problem|not)|try harder|apply (?:him|her)self|effort|needs? consequences|acting out|naughty|defian\\p{L}*)\\b",
  ),
  no_reason: any(
    "\\b(?:just|simply) (?:said|say|says|told (?:me|us)) (?:no|not)\\b|\\b(?:no|any|without(?: a| any)?|what|didn'?t (?:give|say|tell)(?: me| us)?(?: a| any)?) (?:reason|explanation|why)\\b|\\bsaid no\\b|\\bbecause\\s*$|\\b(?:idk|don'?t know why|no idea why|won'?t (?:say|tell)|never (?:answered|responded|replied|wrote back|got back)|no (?:answer|response|reply)|ignor(?:ed|ing|e)|nobody (?:wrote|called|got) back|didn'?t (?:answer|respond|reply))\\b",
  ),
};

function any(...sources: readonly string[]): RegExp {
  return new RegExp(sources.join("|"), "u");
}
