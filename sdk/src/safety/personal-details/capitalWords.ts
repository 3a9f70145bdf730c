import { stateNames } from "../../law/states/stateNames.ts";

/**
 * Whether a capitalized word is not a name: a word of schools, the law or the calendar, or one that often begins a
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

/** "Transportation", "Placement", "Reading": endings that are common in words and rare in names. */
const ordinaryEnding =
  /.{3}(?:[ts]ion|ment|ness|ing|ings|olog(?:y|ist|ical)|onal|ility|ist|ative|ship|ics|ally|ures?|[ae]nces?)s?$/;

const states = wordSet(Object.values(stateNames).join(" ").toLowerCase());

/** Common first names that are not words; they count in lower case too. */
export const firstNames = wordSet(
  "abby abigail adam aiden alex alexander alice amelia amy ana andre andrew angela anna anthony aria ashley austin ava avery ben benjamin brandon brayden brian caleb cameron carlos carter charlie charlotte chloe chris christopher connor daniel david declan diego dylan elena eli elijah elizabeth ella emily emma eric ethan evan evelyn gabriel gavin george gianna hannah henry isaac isabella isaiah jack jackson jacob jaden jake jamal james jason javier jayden jennifer jeremiah jessica joe john jonathan jordan jose joseph joshua josiah juan julia justin kayden kayla kevin kyle leah leo levi liam lily logan lucas lucy luis luke luna madison maria mason mateo matthew maya megan mia micah michael miguel molly natalie nathan nicholas noah nora oliver olivia owen patrick paul peter rachel riley robert ryan sam samantha samuel sara sarah sebastian sofia sophia stella steven sydney theo thomas tim timmy tyler victor victoria william wyatt xavier zachary zoe",
);

const knownWords = wordSet(
  "a all an and any anyone at both dear dr each everybody everyone everything for he hello her here hi his how i in it let mr mrs ms my no nobody not nothing of ok on one or our please she someone something st thank that the there these they this those to we what when where which who why with yes you your " +
    "january february march april may june july august september october november december jan feb mar apr jun jul aug sept oct nov dec monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thurs fri sat sun spring summer fall winter christmas thanksgiving " +
    "english spanish french german chinese arabic vietnamese korean russian portuguese creole american latin braille hispanic united states district " +
    "math algebra geometry language arts science history social phonics gym speech homework writer " +
    "school children early medical initial secondary bureau chapter number board county city team teacher student parent child mom dad mommy daddy grandma family son daughter advocate attorney judge officer office department agency center council court supreme federal state local public general special class grade kindergarten preschool pre elementary middle high junior senior quarter year day week home part section title page form code act law rule right civil letter notice report record program plan goal objective benchmark baseline level score standard test exam annual weekly draft current extended academic progress " +
    "individual individualized help disabilities impairment impaired disorder syndrome autism autistic spectrum down tourette dyslexia dyslexic dysgraphia dyscalculia deaf deafness blind visual intellectual emotional developmental delay specific other health multiple traumatic brain injury anxiety " +
    "free appropriate least restrictive environment prior written procedural safeguard consent find stay put due process complaint education educator idea endrew rowley medicaid " +
    "service support sensory need dispute review zone vice compensatory colleague area unit step lawyer privacy congress related aid aide paraprofessional assistant therapist therapy counselor psychologist doctor nurse coach principal superintendent director coordinator manager case provider staff peer resource room core tier transport placement behavior behavioral functional analysis executive function skill adaptive occupational physical data independent " +
    "orton gillingham wilson barton lindamood fundations lexile woodcock wechsler kaufman stanford vineland conners chromebook google zoom youtube internet god",
);

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(" "));
}
