import { isKnown } from "./capitalWords.ts";
import { type Mark, markOf } from "./Mark.ts";
import { isKnownInSpanish } from "./spanishNames.ts";

/** Finds schools and districts: "Oak Hill Middle School", "Springfield Unified School District", "P.S. 12". */
export function likelySchools(text: string): Mark[] {
  const numbered = [...text.matchAll(/\b(?:P|I|M|H|J\.?H)\.?S\.?\s?#?\d{1,3}\b/g)].map(
    ({ 0: found, index }) => markOf(index, found, "school"),
  );
  const named = [...text.matchAll(schools)].flatMap(({ 0: found, 1: name = "", index }) => {
    const before = leading(name);
    return before === null ? [] : [markOf(index + before, found.slice(before), "school")];
  });
  const inSpanish = [...text.matchAll(schoolsInSpanish)].flatMap(({ 0: found, 1: name = "", index }) =>
    isKnownInSpanish(name) ? [] : [markOf(index, found, "school")],
  );
  return [...numbered, ...named, ...inSpanish];
}

const capital = String.raw`(?:St\.|Jr\.|\p{Lu}\.|\p{Lu}[\p{L}\p{M}'’-]*)`;
const level =
  "(?:Elementary|Middle|High|Primary|Intermediate|Junior High|Jr\\. High|Preparatory|Prep|Charter|Magnet|Montessori|Academy|Early Learning)";
const kind = String.raw`(?:${level}(?: ${level})*(?: School)?|Schools?(?: for the \p{Lu}\p{Ll}+)?|(?:(?:Unified|Independent|Consolidated|Community|Central|Public|City|County|Joint|Area|Union|High) ){0,4}School District|(?:City |County |Public |Community ){1,3}Schools|Preschool|ISD|USD|CUSD)`;
const notOne =
  "(?! (?:Year|Day|Board|Age|Staff|Team|Psycholog|Counsel|Nurse|Social|Based|Diploma|Meeting|Stud|Principal))";
const schools = new RegExp(
  String.raw`(?<![\p{L}\p{N}])((?:${capital} ){1,4}?)${kind}(?![\p{L}\p{N}])${notOne}`,
  "gu",
);

/** "Escuela Primaria Benito Juárez", "la primaria Lincoln", "Colegio San José". */
const schoolsInSpanish =
  /(?<!\p{L})(?:[Ee]scuela|[Cc]olegio|[Pp]rimaria|[Ss]ecundaria|[Pp]reparatoria|[Pp]reescolar|[Kk][ií]nder|[Ll]iceo|[Aa]cademia)(?:\s(?:[Pp]rimaria|[Ss]ecundaria|[Ii]ntermedia|[Ee]lemental|[Ss]uperior|[Pp]reparatoria)){0,2}\s(\p{Lu}[\p{L}\p{M}]{1,20})(?:\s(?:de\s|del\s|de\sla\s)?\p{Lu}[\p{L}\p{M}]{1,20}){0,3}(?!\p{L})/gu;

/** The length of the words before a school's kind that are not its name ("The Lincoln …"); null if none is. */
function leading(words: string): number | null {
  let length = 0;
  for (const word of words.trim().split(" ")) {
    if (word === "St." || !isKnown(word, { statesToo: false })) return length;
    length += word.length + 1;
  }
  return null;
}
