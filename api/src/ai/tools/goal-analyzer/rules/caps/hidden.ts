import type { Goal } from "../reading/readGoal.ts";

/** What a goal trains a child to hide, or to do for no reason but obedience. */
export type Hidden = "stimming" | "eyeContact" | "device" | "touch" | "obeying";

/**
 * Whether a goal trains a child to hide a disability, or to comply for compliance's sake: fewer movements that calm,
 * eye contact, speech before the device may be used, touch that is not wanted, obeying without a word.
 * @returns what it is, or null. Stopping self-injury is none of these.
 */
export function hiddenIn({ text }: Pick<Goal, "text">): Hidden | null {
  const plain = text.toLowerCase();
  return kinds.find((kind) => patterns[kind].test(plain)) ?? null;
}

const stims = String.raw`(?:(?:verbal|vocal|motor|hand|body) )?(?:stim(?:s|ming|my)?\b|self-?stim\w*|flap\w*|hand[- ]?flap\w*|rocking|spinning|pacing|finger[- ]?(?:play|flick\w*)|toe[- ]?walk\w*|stereotyp\w*|script(?:s|ing)\b|echolalia|repetitive (?:\w+ )?(?:movements?|behaviou?rs?|motions?|noises?|sounds?|speech)|humming|fidget(?:s|ing)?\b)`;
const fewer = String.raw`(?:reduc\w*|decreas\w*|eliminat\w*|refrain\w*|stop\w*|cease\w*|extinguish\w*|suppress\w*|inhibit\w*|minimiz\w*|avoid\w*|without|not|fewer|less|no more than \d+|\bno|zero|absence of|free of)`;

const patterns: Readonly<Record<Hidden, RegExp>> = {
  stimming: new RegExp(
    String.raw`\b${fewer}\b[^.;]{0,60}?\b${stims}|\b${stims}[^.;]{0,30}\b(?:will (?:decrease|be reduced)|to (?:zero|0)\b)|\b(?:quiet|still|calm|nice|safe) (?:hands?|bod(?:y|ies)|mouth|feet)\b|\bhands (?:quiet|still|folded|in (?:his|her|their) lap)|\b(?:hands|arms) (?:at|by) (?:his|her|their) sides?\b|\bwhole[- ]body listening\b|\b(?:appear|look|act|seem)(?:s|ing)? (?:more )?(?:typical|normal|neurotypical|age[- ]appropriate|like (?:(?:his|her|their|the|other) )?(?:typical )?(?:peers|classmates|kids|children|students))\b|\b(?:hide|mask|camouflage)s? (?:his|her|their)\b|\bindistinguishable from\b|\bblend(?:s|ing)? in (?:with|among)\b|\bso (?:that )?(?:\w+ ){1,4}(?:do|does|will|can)(?: not|n't|not) (?:notice|tell|know|see)\b`,
  ),
  device:
    /\b(?:prior to|before) (?:being (?:given|allowed|granted)|getting|having|receiving|gaining|using|access\w*)[^.;]{0,30}\b(?:device|aac|talker|sgd|communication (?:book|board|ipad))\b|\b(?:verbal(?:ly|ize)?|speech|voice|words|speak\w*|vocal\w*)\b[^.;]{0,60}\b(?:instead of|rather than|in place of|without (?:using )?)(?: (?:his|her|their|the|an?))?[^.;]{0,12}\b(?:device|aac|talker|sgd|signs?|signing|pictures|pecs)\b|\bfade (?:the )?(?:use of )?(?:his|her|their|the) (?:device|aac|talker)\b/,
  eyeContact:
    /\beye[- ]contact\b|\beye gaze (?:at|with) (?:the )?(?:adult|teacher|speaker|peer)|\blook(?:ing)? (?:\w+ ){0,3}in the eyes?\b/,
  touch:
    /\b(?:accept|tolerat|allow|giv|receiv|initiat)\w*\b[^.;]{0,20}\b(?:hugs?|hugging|kiss\w*|being touched|physical affection|hand-over-hand)\b/,
  obeying:
    /\b(?:comply|complies|complying|compliance|compliant|obey\w*|obedien\w*)\b|\b(?:first|1st) time (?:(?:they|he|she|it|is|are|being) ){0,2}(?:asked|told|given|directed)\b|\b(?:do|does|follow\w*) (?:\w+ ){0,4}(?:is |are )?told\b|\bfollow\w*\b[^.;]{0,60}\b(?:without|with no) (?:\w+ ){0,2}(?:argu\w+|protest\w*|complain\w*|question\w*|negotiat\w+|refus\w+|talking back|whining|verbal)\b|\baccept(?:s|ing)? ["“']?(?:it|no|the answer|being told no)["”']? (?:without|calmly)\b/,
};

const kinds = Object.keys(patterns) as Hidden[];

/** Whether it is only asked for beside a skill worth learning: "ask for help while making eye contact". */
export function isBeside({ text }: Pick<Goal, "text">): boolean {
  return besideSkill.test(text);
}

/** The goal's text without what is asked for beside the skill. */
export function withoutBeside(text: string): string {
  return text.replace(besideSkill, "").replace(/\s+(?=[.,;]|$)/g, "");
}

const besideSkill =
  /[\s,]*\b(?:while|with)\s+(?:\p{L}+\s+){0,2}eye[- ]contact\b(?:\s+with (?:the |his |her |their )?\p{L}+)?|(?<=\b(?:will|shall) )(?:make|maintain|establish|use|give) (?:\p{L}+ )?eye[- ]contact\b(?: (?:with|for) (?:\p{L}+ )?[\p{L}\d]+(?: seconds?)?)* and (?=\p{L})|[\s,]+and (?:mak|maintain|establish|us|giv|keep|hold)(?:e|es|s)? (?:\p{L}+ ){0,2}eye[- ]contact\b(?: (?:with|for) (?:\p{L}+ )?[\p{L}\d]+(?: seconds?)?)*|\blook (?:\p{L}+ ){0,3}in the eyes?(?:,| and)\s*/iu;
