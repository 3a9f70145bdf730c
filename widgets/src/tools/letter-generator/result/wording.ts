import type { LetterType } from "../form/fields.ts";

// The review's patterns for a parent's own words.

export const date =
  /\b(\d{1,2}[/.-]\d{1,2}([/.-]\d{2,4})?|(19|20)\d\d|(jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]*\.? \d{1,2}|\d{1,2}(st|nd|rd|th)? (of )?(january|february|march|april|may|june|july|august|september|october|november|december)|since (last |the )?\w+|(january|february|march|april|june|july|august|september|october|november|december)|yesterday|today|(last|this|every|each) (day|week|month|year|fall|spring|summer|winter|(mon|tues|wednes|thurs|fri|satur|sun)day))\b/i;

/** A number, a count in words, or quoted words. */
export const example =
  /\d|["“”]|\b(once|twice|one|two|three|four|five|six|seven|eight|nine|ten|daily|weekly|half|every|each|minutes?|hours?|times)\b/i;

/** An exact day, which an event has and a condition does not. */
export const exactDay =
  /\b(\d{1,2}[/.-]\d{1,2}([/.-]\d{2,4})?|(jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]*\.? \d{1,2}|\d{1,2}(st|nd|rd|th)? (of )?(january|february|march|april|may|june|july|august|september|october|november|december))\b/i;

/** A past event, as opposed to how someone felt or what was needed. Counts on an exact day, or if the child did it. */
export const event =
  /\b(?!(need|want|lik|seem|look|worri|scar|tir|stress|frustrat|overwhelm|bor|embarrass|agre|chang|increas|improv|concern|interest|involv|suppos|reli|exhaust)\w*ed\b)(\w{2,}ed|left|ran|hit|bit|threw|fell|broke|found|took|told|came|went|cut|spat|sent|gave|held|hid|tore|said|wrote|put|stood|sat|slept|bled|had an? (seizure|accident|fall|fit|meltdown|panic attack|allergic reaction)|lost|drew|fought|kept|shut|stole|swore|shook|woke)\b/i;

export const vague =
  /\b(always|never|a lot|lots of|constantly|all the time|bad|badly|horrible|terrible|awful|not doing well|struggl\w*|acts? (up|out)|misbehav\w*|everything|nothing works)\b/i;

export const insult =
  /\b(lazy|incompetent|stupid|idiots?|useless|liars?|lied|clueless|ignorant|rude|cruel|evil|abusive|racist|unprofessional|pathetic|ridiculous|disgraceful|a joke|a disgrace|(find|get|look for) (another|a different|a new) (job|career)|(do(es)?n['’]t|do(es)? not) (even )?like (my|our|disabled|kids|children)|heartless|(terrible|awful|horrible|bad|worst) (teacher|principal|school|person|people|staff|therapist|aide)s?|giv(es?|ing) a (damn|crap|hoot)|(has|have|had) it in for|could(n['’]t| not) care less|never cared|do(es)? not care|don['’]t care|doesn['’]t care|negligent|worthless|moron\w*|jerks?)\b/i;

export const threat =
  /\b(sue|suing|lawsuit|see you in court|take you to court|(my|our|a) (lawyer|attorney)|legal action|(to|call|tell) the (news\w*|press|media|papers|tv|reporters?)|on (facebook|social media)|get you fired|fired|(lose|loses|losing) (your|her|his|their) (job|license)|you (will|['’]ll) (regret|pay|be sorry)|or else|(i|we) (will|['’]ll|am going to|are going to) (report|expose|deal with|go after|come after|come (in|down|over) and|make sure (that )?(you|he|she|they)|have (you|him|her)|see to it)|licensing board|the next time (that |this )?(it |this |that )?happens)\b/i;

export const secondRequest =
  /\b((i|we) (also |further )?(want|ask|request|demand|need you)|(i|we)(['’]d| would) (also )?like|(i am|we are|i['’]m|we['’]re) also (asking|requesting)|(i|we) also|(i|we) (would|['’]d) (also )?(be (grateful|glad|thankful|happy)|appreciate|love|need)|(could|can|would|may) (you|he|she|they|we|i) (also |please )*(be|have|get|give|send|move|test|change|see|put)|please (also )?(give|provide|add|send|test|evaluate|start|schedule|hold|change|move|transfer))\b/i;

/** The letter's own request: repeated in a parent's words, it is not a second one. */
export const ownRequest: Readonly<Partial<Record<LetterType, RegExp>>> = {
  initial_evaluation: /test|evaluat|assess/i,
  re_evaluation: /test|evaluat|assess/i,
  "504_evaluation": /504|plan|evaluat|accommodat/i,
  iep_meeting: /meet/i,
  fba_request: /fba|functional|behavior assess/i,
  bip_request: /bip|behavior plan|plan for/i,
  aide_assessment: /aide|adult|one[- ](to|on)[- ]one|1:1/i,
  disagreement: /keep|back|restore|disagree|the same|go on/i,
  specific_services: /therapy|service|minutes|session/i,
  iee_request: /independent|outside|iee|second opinion/i,
  revoke_consent: /withdraw|revoke|stop|end|take back/i,
  prior_written_notice: /in writing|written|reasons?|notice/i,
  observation_request: /watch|observe|visit|sit in|see (him|her|them|the class)/i,
  manifestation_determination: /manifestation|review|hearing/i,
  follow_up: /answer|reply|hear|know|update|when/i,
  records_request: /record|cop(y|ies)|file|log/i,
  makeup_services: /make|made|session|hours?|minutes/i,
  bullying_report: /stop|safe|investigat|protect|look into/i,
  private_placement: /pay|reimburs|school|cost/i,
};

/** A name next to "another child": something done to or by another family's child. */
export const otherChild =
  /\b(classmate|another (child|student|kid|boy|girl)|other (child|student|kid|boy|girl))s?,? (named |called )?[A-Z][a-z]+/;

/** A template's blank, such as [date]; the letter fills in the child's name itself. */
export const blank = /\[(?!child['’]s name\])[^[\]\n]{1,60}\]/i;

/** Blame, where a description of what happened is enough. */
export const blame =
  /\b((your|their|his|her|(the )?school['’]s|(the )?teacher['’]s) (own )?fault|to blame|i blame|you (all |people )?(failed|let (this|him|her|them|my)|ruined|caused|ignored|never (care|listen|help)\w*)|(has|have|['’]ve) failed (us|him|her|them|my|our)|(failed|ruined|destroyed|wasted) (my|our|his|her) (child|son|daughter|kid|family|whole|entire|life|year|education)|ashamed|because of you|thanks to you|if (you|(mr|mrs|ms|dr)\.? \w+|the (school|teacher|principal|district)|they|he|she) had (only )?(done|listened|taught|helped|paid|cared|bothered|called|read)|you (have |all have |['’]ve )?(done nothing|did nothing|do nothing)|(your|make|making|more|no) excuses|how (could|dare) you)\b/i;

/** Three words in capitals in a row, two long ones, or one used for emphasis. Short ones may be IEP or ADHD. */
export const allCaps =
  /\b(NOT|NEVER|ALWAYS|MUST|NOW|STOP|WHY|NOTHING|NOBODY|EVERY|EVERYTHING|AGAIN|ENOUGH|VERY|PLEASE)\b|\b[A-Z]{4,} [A-Z]{6,}\b|\b[A-Z]{5,} [A-Z]{4,}\b|\b[A-Z]{2,} [A-Z]{2,} [A-Z]{3,}\b/;

/** A parent's claim about the law: unverified, and rules differ by state. */
export const claimOfLaw =
  /\b((laws?|acts?|regulations?|rules|statutes?) (says?|states?|gives?|requires?|demands?|orders?|(is|are) clear|allows?|forbids?)|under (the |our |your |this )?([\w'’-]+ ){0,3}(laws?|act|regulations?|code)|(laws?|rules|regulations) (of|in) (our|the|this|your|my) (own )?state|legal (rights?|duty|obligations?)|(have|has|had) (a|the|every) right|entitled|by law|(against|break(s|ing)?|broke) the law|(IDEA|FERPA|ADA|section 504) (says|states|gives|requires|demands)|illegal(ly)?|unlawful(ly)?|legally (required|obligated|bound)|violat(es?|ed|ing|ions?)|(education|ed\.?|school|admin\w*\.?) code|statutes?|\d+ (CFR|C\.F\.R\.|USC|U\.S\.C\.))|§/i;

/** An unnamed speaker or decision maker, or a decision in the passive voice. */
export const unnamed =
  /\b((i|we) (was|were|have been|had been|got) (also )?(told|promised|informed|assured|advised|refused|denied|asked)|the answer (was|is) no|(was|were|got) (refused|denied|turned down)|it was (decided|said)|((the|your) (school|district|team|office)|they|someone|somebody|(a|the|one|his|her) (teacher|aide|staff( member)?|secretary|nurse|therapist|counselor|woman|man|person|lady|adult)|an (adult|aide|employee|office worker)|one of the (adults|staff|teachers|aides))( has| have| had)?( also)? ([\w']+ ){0,6}?(said|told|promised|refused|agreed|denied|wrote|called|decided|claimed))\b/i;

/** A name with a title, or beside a word for the person's role. */
export const name = /\b(Mr|Mrs|Ms|Miss|Mx|Dr|Coach|Principal|Prof|Nurse)\.? [A-Z]/;
