import type { Dangers } from "./Dangers.ts";

const child =
  "(?:him|her|them|(?:my|our|the) (?:\\w+ )?(?:son|daughter|child|kid|baby|boy|girl|grandson|granddaughter)|\\[name \\d+\\])";
const room =
  "(?:closet|(?:calm(?:ing)?|cool[- ]?(?:off|down)|quiet|time[- ]?out|seclusion|isolation|padded|storage|supply|safe|blue|focus)[- ]?(?:down )?(?:room|closet|space|booth)|seclusion|bathroom|dark room|(?:tiny|small|little|empty) room)";

const dangers: readonly RegExp[] = [
  /\bbruis(?:e|es|ed|ing)\b|\b(?:hand ?prints?|finger ?(?:marks|prints)|rope burns?|rug burns?|choke marks?)\b/,
  /\b(?:comes?|came|coming|gets? off the bus|got off the bus)\b[^.!?]{0,25}\b(?:scrap|scratch|bruis|welt|black eye|swollen|bleeding|marks\b|red mark)\w*/,
  /\bmarks? (?:like fingers|on (?:his|her|both|my \w+'s|their)(?: \w+){0,2} (?:arms?|wrists?|neck|back|legs?|face|shoulders?|ankles?|upper arms?))\b/,
  new RegExp(
    `\\b(?:locked|locks?|locking|shut|shutting|put|puts|putting|secluded|isolated|dragged|trapped)\\b[^.!?]{0,30}\\b${room}\\b`,
  ),
  new RegExp(
    `\\b${room}\\b[^.!?]{0,40}\\b(?:hold(?:s|ing)? the door|held the door|lock(?:s|ed)?|blocked the door|can't get out|cannot get out|alone for)`,
  ),
  new RegExp(
    `\\b(?:hold(?:s|ing)?|held|kept|pin(?:s|ned|ning)?|pushed|slammed|sat on)\\b(?: (?:down|both|all))? ${child}\\b[^.!?]{0,20}\\b(?:down on|down to|face ?down|prone|(?:to|on|against) (?:the|a) (?:floor|ground|mat|wall))\\b`,
  ),
  new RegExp(`\\b(?:hold(?:ing)?|held|pinned) ${child} down\\b`),
  /\b(?:were|was|been|being|got|they|she|he|staff|teacher|aide|para|keep|kept) (?:physically )?(?:restrain(?:ed|ing|s)|secluded|secluding|strapped|tied (?:to|up|down)|zip[- ]?tied|handcuffed|choked|slapped|hit by (?:the|a|his|her) (?:teacher|aide|para|staff)|dragged)\b/,
  new RegExp(
    `\\b(?:they|staff|teachers?|aides?|paras?|adults?|principal|sub)\\b(?: \\w+){0,2} (?:strap|tie|tied|restrain|drag|slap|chok|hit|grab|kick|shov|yank|spank|tap)(?:s|ed|es|ped|ned|bed|ged|ping|ning|ing|d|e)? ${child}\\b`,
  ),
  /\b(?:teacher|aide|para|staff|principal|sub|monitor|bus driver)\b[^.!?]{0,20}\b(?:hit|hits|slapped|grabbed|dragged|kicked|choked|shook|pinched|yanked|taped|tied|strapped|restrained|hurt|hurts|hurting)\b(?! (?:my|our) feelings)/,
];

/** A fall at play, a child held back a year, a room that the plan gives. */
const harmless =
  /\b(?:at (?:soccer|football|practice|the park|home)|playing|fell off|bike|trampoline|kids|students|boys|girls|classmates?|bull(?:y|ies|ied)|car seat|seat ?belt|harness|wheelchair|held (?:him |her |them )?back|hold (?:him|her) back|bruised (?:ego|feelings)|accountable)\b/;
const denied =
  /\b(?:never|not|no|nobody|none|isn't|wasn't|weren't|hasn't|haven't|don't|doesn't|didn't|if|in case|without|could|would|might|afraid (?:that )?they)\b/;
const asksInGeneral = /\b(?:can|are|is|do|does|what) (?:a |the )?(?:schools?|they|teachers|it)\b/;

export const dangersInEnglish: Dangers = { dangers, harmless, denied, asksInGeneral };
