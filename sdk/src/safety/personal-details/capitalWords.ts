import { stateNames } from "../../law/states/stateNames.ts";

/**
 * Whether a word in capitals is no name: a word of schools, the law or the calendar, or one that often begins a
 * sentence.
 * @param statesToo whether states count; "Washington Elementary" is a school.
 */
export function isKnown(word: string, { statesToo = true } = {}): boolean {
  const plain = word
    .toLowerCase()
    .replaceAll("’", "'")
    .replace(/[.'-]+$/, "");
  if (firstNames.has(plain)) return false;
  const [first = ""] = plain.split(/['-]/);
  const known = (one: string) => knownWords.has(one) || (statesToo && states.has(one));
  return (
    [plain, first, plain.replace(/s$/, ""), plain.replace(/(?:ed|d)$/, "")].some(known) ||
    ordinaryEnding.test(plain)
  );
}

/** "Transportation", "Placement", "Reading": endings that words have and names seldom. */
const ordinaryEnding =
  /.{3}(?:[ts]ion|ment|ness|ing|olog(?:y|ist|ical)|onal|bility|ism|[tlr]ists?|ative|ship|ics|ally|edly|ably|ures?|ances?|ences?|ories)s?$/;

const states = wordSet(Object.values(stateNames).join(" ").toLowerCase());

/** Frequent first names of children that are no words as well; they count in small letters too. */
export const firstNames = wordSet(
  "aaron abby abigail adam addison aiden alex alexa alexander alexis alice allison alyssa amanda amelia amy ana andre andrea andrew angela anna anthony antonio aria ariana arianna asher ashley aubrey aurora austin ava avery beau ben benjamin bella brandon brayden brian brianna brooklyn caleb camila cameron camden carlos caroline carson charlie charlotte chloe chris christopher claire cole colton connor cooper daniel david declan diego dominic dylan easton eden edward elena eli eliana elias elijah elizabeth ella ellie emilia emily emma eric ethan eva evan evelyn everly ezra gabriel gabriella gavin genevieve george gianna giovanni grayson greyson hailey hannah hazel henry hudson ian isaac isabel isabella isaiah isla jace jackson jacob jaden jake jamal james jameson jasmine jason javier jaxon jayden jennifer jenny jeremiah jessica joe john jonah jonathan jordan jose joseph joshua josiah juan julia julian justin kaden kai kaitlyn kate katie kayden kayla kaylee kevin kimberly kylie kyle landon layla leah leila leo leonardo levi liam lillian lily lincoln logan luca lucas lucy luis luke luna lydia mackenzie madelyn madison maddie malik mandy maria mariah mariana mateo matthew maverick maya megan melanie melissa mia micah michael michelle miguel mikayla milo molly morgan naomi natalia natalie nathan nathaniel nevaeh nicholas nicole noah nora oliver olivia omar oscar owen paisley parker patrick paul penelope peter peyton quinn rachel rebecca riley robert rosalie ryan ryder sadie sam samantha samuel santiago sara sarah savannah sawyer sean sebastian serenity sofia sophia sophie stella stephanie steven sydney taylor theo theodore thomas tim timmy tyler valentina vanessa victor victoria vincent vivian weston william wyatt xavier zachary zion zoe zoey",
);

const knownWords = wordSet(
  "mr mrs ms mx dr prof st a an the i i'm i've i'd i'll he she it we you they who what when where why how which whose this that these those there here his her hers its my mine our ours your yours their theirs him me us them and or but nor so yet if as at by for from in into of off on onto out over to up with without about after again against all also always am any anybody anyone anything are aren't ask be because been before being below between both can can't cannot could did didn't do does doesn't don't done down during each either else even ever every everybody everyone everything few first give given go had has hasn't have haven't help however instead is isn't just keep last later least less let like many may maybe meanwhile might more most much must never next no nobody none not nothing now often once one only other otherwise please per rather same second see several should show since some somebody someone something sometimes soon still such tell than thank thanks then third though through today together tomorrow tonight too two three four five six seven eight nine ten under until use using very was wasn't well were weren't whenever whether while will within won't would write yes yesterday hello hi dear regards sincerely okay ok sorry " +
    "january february march april june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thur thurs fri sat sun spring summer fall autumn winter christmas thanksgiving easter halloween " +
    "english spanish french german chinese mandarin cantonese arabic vietnamese korean russian japanese tagalog portuguese haitian creole somali hmong latin asl braille american america americans united states hispanic black white asian indian native christian " +
    "math mathematics maths algebra geometry calculus language art arts science history social civics economics biology chemistry physics literacy phonics vocabulary band music gym health recess lunch breakfast homework handwriting writer speech ela pe " +
    "school district county city board team teacher teachers student pupil child children kid parent parents mom mommy mother dad daddy father grandma grandpa son daughter guardian family advocate attorney lawyer judge officer hearing agency office department center centre bureau commission council court supreme federal state local public private general special regular district's classroom class grade kindergarten preschool pre-k prek elementary middle high secondary junior senior freshman sophomore semester quarter year month week day date time page line item box part section title chapter paragraph form code act law rule letter notice report record meeting plan program programs goal objective benchmark baseline criterion level score standard percentile index scale test tests exam probe rubric chart log sheet checklist sample draft final annual yearly monthly weekly daily quarterly triennial initial current present past old extended academic " +
    "individual individualized individuals disability disabilities impairment impaired disorder syndrome autism autistic spectrum down tourette asperger dyslexia dyslexic dysgraphia dyscalculia adhd add deaf deafness blind blindness hard visual intellectual emotional developmental delay specific other multiple orthopedic traumatic brain injury anxiety depression " +
    "free appropriate least restrictive environment prior written procedural safeguard consent child's find stay put due process complaint dispute mediator ombuds civil rights right education educator educate rehabilitation idea endrew rowley rosa's fape plaafp lre medicaid medicare ssi family's privacy " +
    "service services support related supplementary aid aids aide para paraprofessional assistant specialist therapist therapy counselor psychologist psychiatrist pediatrician doctor nurse coach principal vice superintendent director coordinator manager case chair facilitator interpreter designee provider staff adult peer resource room inclusion push-in pull-out one-on-one small group core tier response bus transport placement behavior behavioral behaviour functional analysis crisis safety sensory break positive reinforcement replacement executive function skill skills adaptive gross fine motor occupational physical adapted articulation pragmatic receptive expressive fluency comprehension decode accuracy prompt cue verbal trial opportunity data work independent independently " +
    "orton-gillingham wilson barton lindamood lindamood-bell fundations fountas pinnell lexile dibels acadience aimsweb iready i-ready read180 lexia dreambox raz-kids razkids star renaissance map nwea easycbm edmark lips seeing stars unique touchmath tears zones woodcock woodcock-johnson wechsler wisc wiat kaufman stanford-binet stanford binet vineland conners basc brief brigance gars ados celf goldman goldman-fristoe peabody beery bayley battelle teacch aba floortime pecs proloquo touchchat lamp chromebook ipad google classdojo dojo seesaw canvas powerschool zoom teams word excel youtube internet tylenol ritalin adderall concerta zoloft covid god lord",
);

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(" "));
}
