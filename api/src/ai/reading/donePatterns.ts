/** What a parent may say that is done, or in the parent's hands. */
export type Done =
  | "notice"
  | "request"
  | "letter"
  | "disagreement"
  | "meeting"
  | "mediation"
  | "complaint"
  | "hearing"
  | "ocr"
  | "records"
  | "iee"
  | "manifestation"
  | "doctor"
  | "photos"
  | "plan504"
  | "recordsAsked";

const parent =
  "(?:^|\\b(?:i|we|i've|we've|ive|weve|i'd|we'd|and|then|but|also|so|already|who|wife|husband|spouse|partner|attorney|lawyer|advocate|mom|dad|myself)\\b)\\W*(?:(?:have|had|has|did|already|just|also|finally|both|then|even|formally|officially|only|immediately|personally|again|went and|got to|both) )*";
const school =
  "\\b(?:they|she|he|it|school|district|principal|director|team|case manager|coordinator|lea|office|secretary|somebody|someone|who)\\b(?:'ve|'d)?";
const notice =
  "(?:prior written notices?|written notices?|pwns?|noreps?|n-?1s?|notice of (?:an? )?(?:offer|recommended|proposed|proposal|refusal|action))";
const near = (most: number) => `[^.!?]{0,${most}}?`;
const paper = "(?:letters?|e-?mails?|requests?|forms?|notes?|messages?)";
const sent =
  "(?:e-?mailed|wrote|written|sent|mailed|faxed|submitted|turned in|handed(?: in)?|hand[- ]delivered|delivered|gave|put in|dropped off|filed)(?! (?:us|me)\\b)";
const independent = "(?:iee\\b|independent (?:educational |ed )?(?:eval|assess|test)\\w*)";
const toState =
  "(?:state complaint|complaint (?:with|to|at) (?:the |our |my )?(?!u\\.?s|federal)(?:\\w+ ){0,2}?(?:state|department of ed\\w*|dept\\.? of ed\\w*|state agency|tea|cde|doe|nysed|isbe|odew?|mde)\\b)";

const any = (...patterns: readonly string[]) => new RegExp(patterns.join("|"), "g");

/** How it is said. Whether it is denied, promised or asked is looked at apart from it. */
export const donePatterns: Readonly<Record<Done, RegExp>> = {
  notice: any(
    `${parent}(?:have|has|got|gotten|received|hold|keep|read|signed for|opened|was (?:given|sent|handed|mailed)|were (?:given|sent|handed|mailed)) ${near(25)}\\b${notice}\\b`,
    `${school} ${near(55)}\\b(?:sent|gave|handed|mailed|e-?mailed|issued|provided|answered|responded|replied|served|wrote)\\b${near(30)}\\b${notice}\\b`,
    `\\b${notice}\\b(?: \\w+){0,4}? (?:is |was |were )?(?:dated|postmarked|came|arrived|said|says|stated|states|lists|reads|showed up|sent|mailed|given|received|in hand|in my hands?|on my (?:desk|table|fridge))\\b`,
    `\\bcame\\b${near(30)}\\bwith ${near(8)}${notice}\\b`,
    `\\b(?:${notice}|the notice) (?:that )?(?:i|we) (?:got|have|received|were given|was given|hold)\\b`,
  ),
  request: any(
    `${parent}${sent}\\b${near(75)}\\b(?:asking|requesting|request\\w*|asked|to request|to ask)\\b${near(35)}\\b(?:eval\\w*|test\\w*|assess\\w*)`,
    `${parent}(?:asked|requested)\\b${near(45)}\\b(?:eval\\w*|test\\w*|assess\\w*)\\b${near(25)}\\b(?:in writing|by (?:e-?mail|letter|certified)|in an? (?:e-?mail|letter))`,
    `\\bmy (?:written request|(?:request|letter|e-?mail) (?:asking )?for (?:an? |the |full )*(?:eval\\w*|test\\w*|assess\\w*))`,
  ),
  letter: any(
    `${parent}${sent}\\b(?: [\\w'-]+){0,6}? ${paper}\\b`,
    `${parent}e-?mailed\\b(?: (?:the|his|her|their|my|our|a|in|back|them|him|case|special|sped|ed|\\w+'s))* ?(?:manager|teacher|principal|director|school|district|team|them|him|her|coordinator|in (?:sept?|oct|nov|dec|jan|feb|mar|apr|may|jun)\\w*)`,
    `${parent}(?:wrote|written) (?:to |them|him|her|the )`,
    `${parent}(?:asked|requested|complained|put (?:it|this|that|everything))\\b(?: \\w+){0,3} in writing\\b`,
  ),
  disagreement: any(
    `${parent}(?:${sent}|signed|checked|marked|returned|sent back|responded|replied)\\b${near(40)}\\b(?:disagree\\w*|object\\w*|dissent\\w*|reject\\w*|disapprov\\w*|not agree|don't agree|do not consent|parent statement)`,
    `${parent}(?:objected|disagreed|rejected|refused|declined)\\b${near(40)}\\b(?:in writing|by (?:e-?mail|letter|certified)|on the form|in an? (?:e-?mail|letter))`,
  ),
  meeting: any(
    `${parent}(?:met|sat down) (?:with|as|at|on|twice|again|in)\\b`,
    `${parent}(?:had|went to|attended|sat through|held|were at|was at) ${near(22)}\\b(?:meetings?|conference|ard|iep)\\b(?! (?:since|for))`,
    `\\b(?:at|in|during) (?:the|our|his|her|my|that|last \\w+'s) ${near(18)}meeting\\b`,
    `\\bat (?:the|our|his|her|my) (?:\\w+ )?(?:iep|ard)(?= (?:on|they|i|we|in|last)\\b)`,
    `\\b(?:meeting|iep|ard) was (?:held )?(?:on |last |in )?(?=\\[date|\\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|last|yesterday)`,
  ),
  mediation: any(
    `${parent}(?:had|did|went (?:to|through)|tried|attended|finished|completed|sat through|been (?:to|through)|used) ${near(15)}\\bmediation`,
    `\\bmediation\\b(?: \\w+){0,5}? (?:failed|did not (?:work|settle|help)|didn'?t (?:work|settle|help|go)|ended|went nowhere|was (?:a waste|useless|unsuccessful|held|a joke)|broke down|fell apart|got us nowhere|is over|was over|no agreement|impasse)`,
    `\\bmediation\\b\\W+(?:and |which |then )*(?:we|they) (?:had|did|went)\\b`,
    `${parent}mediated\\b`,
    `\\bmediation\\b${near(30)}\\b(?:said no|refused|declined|turned (?:it|us|me) down)\\b`,
    `${school} ${near(12)}\\b(?:refused|declined|turned down|rejected|said no to)\\b${near(12)}\\bmediat`,
  ),
  complaint: any(
    `${parent}(?:filed|sent|submitted|made|mailed|put in|lodged|wrote) ${near(20)}\\b${toState}`,
    `\\b(?:my|our|the) (?:${toState}) (?:was|is|got|has|number|from)\\b`,
  ),
  hearing: any(
    `${parent}(?:filed|requested|submitted|asked) (?:for )?(?:an? |our |my |the |it as )*(?:expedited )?due process`,
    `\\b(?:my|our) (?:expedited )?due process (?:case|complaint|hearing|request|filing) (?:is|was|got|has)\\b`,
  ),
  ocr: any(
    `${parent}(?:filed|sent|submitted|made|mailed|lodged) ${near(30)}\\b(?:ocr|office (?:for|of) civil rights)\\b`,
    `\\b(?:my|our) (?:ocr|civil rights) (?:complaint|case) (?:is|was|got|has)\\b`,
  ),
  records: any(
    `${parent}(?:got|have|received|picked up) ${near(14)}\\b(?:whole|full|complete|cumulative|cum|school|education|her|his|the|all|copies of) ${near(12)}\\b(?:file|records)\\b`,
    `${school} ${near(15)}\\b(?:gave|sent|handed|mailed|e-?mailed|copied|provided) (?:me |us )?${near(15)}\\b(?:records|file)\\b`,
  ),
  iee: any(
    `${parent}(?:asked|requested|${sent}|put in|demanded) ${near(45)}\\b${independent}`,
    `${school} ${near(12)}\\b(?:refused|denied|turned down|rejected|declined|said no to)\\b${near(25)}\\b${independent}`,
    `\\b(?:my|our) (?:request for an? |written request for an? )?${independent}(?: request)? (?:was|is|got|has been|sits)\\b`,
  ),
  manifestation: any(
    `${parent}(?:had|went to|attended|sat through) ${near(15)}\\b(?:mdr|manifestation)`,
    `${school} ${near(15)}\\b(?:held|had|did|found|decided|ruled|concluded|determined|said)\\b${near(25)}\\b(?:mdr|manifestation)`,
    `\\b(?:mdr|manifestation(?: \\w+){0,2}) (?:was held|found|said|decided|ruled|concluded|came back|happened|was on)\\b`,
  ),
  doctor: any(
    `\\b(?:urgent care|doctor|pediatrician|er|emergency room|hospital|clinic|nurse practitioner)\\b${near(15)}\\b(?:looked|saw|examined|checked|documented|wrote|took (?:pictures|photos)|treated)\\b`,
    `${parent}(?:took|brought|rushed) (?:him|her|them|my \\w+|\\[name \\d+\\]) ${near(12)}\\b(?:urgent care|doctor|pediatrician|er|emergency room|hospital|clinic)\\b`,
  ),
  photos: any(
    `\\b(?:pictures|photos|pics)\\b${near(12)}\\b(?:on my|with dates|saved|are dated)\\b`,
    `${parent}(?:took|have|got|saved) ${near(12)}\\b(?:pictures|photos|pics)\\b`,
  ),
  plan504: any(
    "\\b(?:has|have|had|got|on|with|under|his|her|their|current|existing) (?:an? |the |his |her |already )*504(?: plan)?\\b(?! (?:eval|meeting|coordinator|request|hearing))",
  ),
  recordsAsked: any(
    `${parent}(?:asked|requested|demanded|e-?mailed|wrote) ${near(30)}\\b(?:incident reports?|reports|records|video|footage|logs|his file|her file)\\b`,
  ),
};
