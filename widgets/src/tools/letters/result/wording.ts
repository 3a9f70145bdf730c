// What the review looks for in a parent's own words.

export const date =
  /\b(\d{1,2}[/.-]\d{1,2}([/.-]\d{2,4})?|(19|20)\d\d|(jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]*\.? \d{1,2}|\d{1,2}(st|nd|rd|th)? (of )?(january|february|march|april|may|june|july|august|september|october|november|december)|since (last |the )?\w+|(january|february|march|april|june|july|august|september|october|november|december)|yesterday|today|(last|this|every|each) (day|week|month|year|fall|spring|summer|winter|(mon|tues|wednes|thurs|fri|satur|sun)day))\b/i;

/** A number, a count in words, or the very words that were said. */
export const example =
  /\d|["“”]|\b(once|twice|one|two|three|four|five|six|seven|eight|nine|ten|daily|weekly|half|every|each|minutes?|hours?|times)\b/i;

export const vague =
  /\b(always|never|a lot|lots of|constantly|all the time|bad|badly|horrible|terrible|awful|not doing well|struggl\w*|acts? (up|out)|misbehav\w*|everything|nothing works)\b/i;

export const insult =
  /\b(lazy|incompetent|stupid|idiots?|useless|liars?|lied|clueless|ignorant|rude|cruel|evil|abusive|racist|unprofessional|pathetic|ridiculous|disgraceful|a joke|do(es)? not care|don['’]t care|doesn['’]t care|negligent|worthless|moron\w*|jerks?)\b/i;

export const threat =
  /\b(sue|suing|lawsuit|see you in court|take you to court|(my|our|a) (lawyer|attorney)|legal action|(to|call|tell) the (news\w*|press|media|papers|tv|reporters?)|on (facebook|social media)|get you fired|fired|(lose|loses|losing) (your|her|his|their) (job|license)|you (will|['’]ll) (regret|pay|be sorry)|or else)\b/i;

export const secondRequest =
  /\b((i|we) (also |further )?(want|ask|request|demand|need you)|(i|we)(['’]d| would) (also )?like|(i am|we are|i['’]m|we['’]re) also (asking|requesting)|(i|we) also|please (also )?(give|provide|add|send|test|evaluate|start|schedule|hold|change|move|transfer))\b/i;

/** A name next to "another child": what was done to or by somebody else's child. */
export const otherChild =
  /\b(classmate|another (child|student|kid|boy|girl)|other (child|student|kid|boy|girl))s?,? (named |called )?[A-Z][a-z]+/;

/** A blank of a template, such as [date]; the letter puts the child's name in by itself. */
export const blank = /\[(?!child['’]s name\])[^[\]\n]{1,60}\]/i;

/** Who is to blame, where what happened would do. */
export const blame =
  /\b((your|their|his|her|(the )?school['’]s|(the )?teacher['’]s) (own )?fault|to blame|i blame|you (all |people )?(failed|let (this|him|her|them|my)|ruined|caused|ignored|never (care|listen|help)\w*)|(failed|ruined|destroyed|wasted) (my|our|his|her) (child|son|daughter|kid|whole|entire|life|year|education)|ashamed|because of you|thanks to you|if you had|you (have |all have |['’]ve )?(done nothing|did nothing|do nothing)|(your|make|making|more|no) excuses|how (could|dare) you)\b/i;

/** Three words in capitals in a row, two long ones, or one that is set so to be loud. Short ones may be IEP or ADHD. */
export const allCaps =
  /\b(NOT|NEVER|ALWAYS|MUST|NOW|STOP|WHY|NOTHING|NOBODY|EVERY|EVERYTHING|AGAIN|ENOUGH|VERY|PLEASE)\b|\b[A-Z]{5,} [A-Z]{4,}\b|\b[A-Z]{2,} [A-Z]{2,} [A-Z]{3,}\b/;

/** What a parent says of the law: nobody has checked it, and rules differ by state. */
export const claimOfLaw =
  /\b((state|federal|the) law (says|states|gives|requires|demands|is clear)|by law|(against|break(s|ing)?|broke) the law|(IDEA|FERPA|ADA|section 504) (says|states|gives|requires|demands)|illegal(ly)?|unlawful(ly)?|legally (required|obligated|bound)|violat(es?|ed|ing|ions?)|(education|ed\.?|school|admin\w*\.?) code|statutes?|\d+ (CFR|C\.F\.R\.|USC|U\.S\.C\.))|§/i;

/** Somebody who spoke or decided, without a name. */
export const unnamed =
  /\b(they|someone|somebody|(a|the|one|his|her) (teacher|aide|staff( member)?|secretary|nurse|therapist|counselor|woman|man|person|lady|office))( has| have| had)?( also)? (said|told|promised|refused|agreed|denied|wrote|called|decided|claimed)\b/i;

/** A name with a title, or one beside the word for what the person does. */
export const name = /\b(Mr|Mrs|Ms|Miss|Mx|Dr|Coach|Principal|Prof|Nurse)\.? [A-Z]/;
