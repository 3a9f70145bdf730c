/** The school in the first person or by its name. */
const school = String.raw`(?:we|i|they|our (?:team|district|school|staff|office)|the (?:\w+[- ]){0,3}(?:district|team|school|committee|department|agency|division|office))`;
/** People of the school in the third person: "Ms. Hart", "Ann's teacher", "The transportation office". */
const staff = String.raw`(?:(?:mr|mrs|ms|dr|mx)\. [\w'’-]+(?: and (?:(?:mr|mrs|ms|dr|mx)\. [\w'’-]+|i))?|(?:the|his|her|their|our|\w+['’]s) (?:[\w-]+ ){0,3}(?:teacher|therapist|counselor|psychologist|staff|specialist|pathologist|nurse|aide|office|coordinator|interventionist|coach|tutor|librarian|principal|monitor))`;
/** Verbs of a decision about the child; the others are about mail, meetings and good will. */
const noAction = String.raw`(?!(?:also |gladly |then )?(?:not\b|never\b|be (?:sent|mailed|closed|in touch|happy to (?:talk|answer|discuss)|reviewed with|contact\w*|filed|notified|sent to)|send (?:you|the (?:formal|paper|form|notice))|send a|mail|receive|need|have to|call|contact|follow up|let you|see\b|talk|answer|like to (?:meet|talk|hear)|meet with you|respond|reply|gladly (?:talk|answer)|appreciate|understand|hear|write|forward|explain))`;
const offer = String.raw`(?:propos(?:e|es|ed|ing)\b|offer(?:s|ed|ing)?\b|recommend(?:s|ed|ing)?\b|suggest(?:s|ed)?\b|plans? to|(?:has |have )?agree(?:s|d)? (?:to|that)|(?:has |have )?decided to (?!den|refus|declin)|intends? to|(?:is|are|am) going to|(?:am|are|is|be) (?:happy|glad|willing|prepared|pleased|able) to (?!talk|discuss|answer|meet with you|speak|hear|help you)|(?:will|['’]ll|shall) ${noAction}(?:also |instead |continue to |gladly )?[a-z]+|can (?:also |instead )?(?:offer|provide|add|give|do|continue|make|schedule|change|move|increase|place|try|use|begin)\b|(?:would|['’]d) (?:instead )?(?:be (?:happy|glad|willing) to (?!talk|discuss|answer|meet with you|speak)|propose|add|offer|provide|give|like to (?!meet|talk|hear|thank|invite)))`;
/** Nothing that takes back what comes between the subject and its verb. */
const between = String.raw`(?:(?!\b(?:not|unable|never|no|if|that|because|cannot|declin\w*|refus\w*|den(?:y|ies|ied))\b|n['’]t\b)[^.,;]){0,40}?`;
const passive = String.raw`(?<!\byou )will (?:also |then |continue to )?(?:be (?:given|provided|offered|added|placed|scheduled|continued|increased|moved|assigned|available|sent home|conducted|completed|evaluated|tested|monitored|used|taught)|receive|get|have access|work with|remain in|stay in|attend)\b|(?:is|are) proposed\b`;

/** A sentence in which a school offers or proposes something. */
export const proposal = new RegExp(
  String.raw`\b(?:(?:${school}|${staff})\b${between}(?:\s|(?=['’]))${offer}|what (?:we|i) can (?:do|offer)|instead,? (?:we|the)|as an alternative|(?:is|are) welcome to|in its place|${passive})`,
  "i",
);
