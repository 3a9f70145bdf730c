import { school, staff } from "./subjects.ts";

/** Verbs of a decision about the child; the others are about mail, meetings and good will. */
const noAction = String.raw`(?!(?:also |gladly |then |be )*(?:not\b|never\b|sent\b|mailed\b|closed|in touch|out of|happy to (?:talk|answer|discuss|meet|speak|go over|explain|send|review)|reviewed with|contact\w*|filed|notified|file for|send (?:you|the (?:formal|paper|form|notice))|send a (?!weekly|daily)|mail|receive|need|have to|call\b|contact|follow up|let you|see (?:you|what|how|if)|talk|answer|speak|like to (?:meet|talk|hear)|meet with you|respond|reply|appreciate|understand|hear|write (?:to|you|back)|forward|explain|discuss|consider|review\b|reconsider|put (?:your|this|the|it)\b[^.]{0,30}\bfile|file (?:this|your|it|the (?:letter|form))|look (?:at|into|again)\b|get back|keep you|share|ask (?!the|our|a\b|an\b|his|her|m[rs]s?\b|dr\b)|wait\b|attach|enclose|reach|work with you|meet (?:again|on|in|at|next|soon|before|after|to (?:talk|discuss|review))|(?:on|out|away|absent|there|here|late)\b|keep working|bring (?:this|your|it)))`;
const welcome = String.raw`(?:happy|glad|willing|prepared|pleased|ready|able) to (?!talk|discuss|answer|meet with you|meet\b(?! (?:once|twice|weekly))|speak|hear|help you|send|go over|explain|consider|review|reconsider|review\b|share|defend)`;
const propose = String.raw`(?:propos(?:e|es|ed|ing)\b|offer(?:s|ed|ing)?\b|recommend(?:s|ed|ing)?\b|suggest(?:s|ed|ing)?\b|(?:accept|approv|grant)(?:e?[sd]|ing)?\b|plan(?:s|ning)? (?:to|on)|(?:is |are |has |have |had )?agree(?:s|d)?(?:ing)? (?:to|that|on)\b|(?:has |have )?(?:decided|determined|chosen) to (?!den|refus|declin|reject|not\b)|intends? to|consents? to|(?:is|are|am|['’]re|['’]m) open to (?!working|talking|discussing|meeting|hearing)|(?:have |has )?(?:directed|instructed) (?:that|the|his|her)\b|(?:wants?|would like) to (?:keep|try|start|begin|add|offer|continue|increase|reduce|change|move|carry out|conduct|do|complete|evaluate|provide|give)\b|(?:is|are|am) (?:currently )?(?:adding|moving (?!forward)|changing|increasing|reducing|ending|starting|beginning|giving|providing|placing|continuing|keeping|scheduling|exiting|extending|removing|discontinuing)\b|(?:find|found|finds|determined|determines) (?!that\b)[^.;,]{2,50} (?:to be )?(?<!not )(?<!in)eligible)`;
const intend = String.raw`(?:(?:is|are|am|['’]re|['’]m) going to ${noAction}[a-z]+|(?:am|are|is|be|['’]re|['’]m) ${welcome}|(?:will|['’]ll|shall) ${noAction}(?:also |instead |continue to |gladly |then |be )*[a-z]+|can (?:also |instead |still )?(?:offer|provide|add|give|do|continue|make|schedule|change|move|increase|place|try|use|begin|start|set up|arrange|assign|extend|allow|keep|have (?:an?|the|his|her))\b|(?:would|['’]d) (?:instead |also )?(?:be ${welcome}|propose|suggest|recommend|add|offer|provide|give|like to (?:offer|propose|suggest|add|try|recommend|start|begin|give|move|put)))`;
/** Nothing that takes back what comes between the subject and its verb. */
const between = String.raw`(?:(?!\b(?:not|unable|never|no|if|that|because|cannot|whether|what|declin\w*|refus\w*|den(?:y|ies|ied)|considered|says?|said|reports?|reported)\b|n['’]t\b)[^.,;]){0,40}?`;
/** Verbs of what the child will get, and of how a service changes. */
const done = `(?:given|provided|offered|added|placed|scheduled|continued|increased|moved|assigned|made available|sent home|completed|evaluated|tested|monitored|taught|reduced|decreased|discontinued|convened|lengthened|shortened|(?:done|carried out|conducted|performed) by (?:the|our)|ended|exited|extended|changed|removed|transferred|enrolled|implemented|started|seen|served)`;
const passive = String.raw`(?<!\byou )\b(?:will|shall) (?:also |then |now |continue to )*(?:be ${done}\b|(?:receive|get|have (?:access|extra|additional|up to|(?:an?|his own|her own|their own) (?!chance|meeting|copy|good|great|better|right|say|hard|new teacher))|work with|remain (?:in|at|on)|stay (?:in|with)|attend|go (?:up|down|from)|(?:change|move|increase|decrease|drop|rise) (?:from|to)|go to (?:the|a)\b|join|participate in|spend))\b|\bcan (?:also |still )?(?:attend|join)\b|\b(?:is|are|has been|have been) (?:being |also )*(?:proposed|recommended|offered|approved|granted|accepted)\b`;
/** "Copies of the notes will be mailed to you" */
const records = String.raw`\bcopies of\b[^.;]{3,80} will be (?:mailed|sent|provided|ready|available|given)\b`;
/** "It", the district of the sentence before. */
const itself = String.raw`\bit (?:further |also |instead |therefore )*(?:proposes|offers|recommends|agrees to|intends to|plans to|will (?:also |instead )?(?:provide|offer|add|give|increase|continue|conduct|fund|pay|place|begin|schedule|convene|evaluate|assign|arrange))\b`;
/** "He'll start in the morning reading group." */
const getting = String.raw`\b(?:he|she|they)(?:['’]ll| will) (?:also |now |then )?(?:start|begin|join|get|receive|be in|move|have) (?:(?:in|on|at|to|with) )?(?:the|a|an|our|small|extra|additional|\d+|one|two|three)\b(?! (?:chance|meeting|copy|good|great|right|say))`;
const headline = String.raw`^(?:the |this |actions? )*(?:proposed|approved|agreed(?: to)?|accepted|offered)(?: actions?)?\s*[:–—-]`;

/** A clause that says who proposes, offers or agrees to something. */
export const plainProposal = new RegExp(
  String.raw`\b(?:${school})(?:\b|(?=['’]))(?! (?:year|day|week|calendar|bus|building|nurse)\b)${between}(?:\b|(?=['’]))(?:(?!offered|suggest|want|would|(?:is|are|am) open)${propose}|(?:will|['’]ll|shall) ${noAction}[a-z]+)|${itself}|${headline}`,
  "i",
);

/** A clause in which a school offers or proposes something. */
export const proposal = new RegExp(
  String.raw`\b(?:${school}|${staff})(?:\b|(?=['’]))(?! (?:year|day|week|calendar|bus|building|nurse)\b)${between}(?:\b|(?=['’]))(?:${propose}|${intend})|\bwhat (?:we|i) (?:can|will|would|are able to|am able to) (?:do|offer|suggest|propose)|^instead,? (?:we|the)|\bas an alternative|\b(?:is|are) welcome to|\bin its place|${itself}|${passive}|${records}|${getting}|${headline}`,
  "i",
);
