import { stateNames } from "../../../law/states/stateNames.ts";

const kindsOfStreet =
  "Street St Avenue Ave Boulevard Blvd Road Rd Lane Ln Drive Dr Court Ct Circle Cir Place Pl Terrace Ter Parkway Pkwy Highway Hwy Way Trail Trl Square Sq Plaza Loop Alley Crescent Pike Turnpike".split(
    " ",
  );
const inAnyCase = (words: readonly string[]) =>
  words.flatMap((word) => [word, word.toLowerCase(), word.toUpperCase()]).join("|");
const street = `(?:${inAnyCase(kindsOfStreet)})\\b\\.?`;
const direction = String.raw`(?:[NSEW]|[NS][EW]|North|South|East|West)\b\.?`;
const ordinal = String.raw`\d{1,3}(?:st|nd|rd|th|ST|ND|RD|TH)`;

const house = String.raw`\d{1,6}(?:-\d{1,4})?\p{L}?`;
const capital = String.raw`(?:\p{Lu}[\p{L}'’]{0,20}\.?|${ordinal})`;
const named = String.raw`${house} (?:${capital} ){1,5}?${street}|${house} (?:${direction} )?Broadway\b`;
const numberWord = String.raw`(?:One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten) (?:\p{Lu}\p{L}{1,20} ){1,3}(?:Plaza|Square|Street|Avenue|Road|Drive|Lane|Way)\b`;
/** In lower case, only without words of a sentence between: not "15 minutes of the way". */
const small = String.raw`\d{2,6} (?:(?!(?:a|i|we|to|an|of|to|in|on|at|the|for|and|or|per|his|her|my|our|this|that|each|every|one|other|more|is|was|kids?|times?|minutes?|hours?|days?|weeks?|months?|years?|percent|words?|points?|miles?|dollars|students?|grade)\b)(?:[a-z'’]{1,20}|${ordinal}) ){1,3}(?:st|street|ave|avenue|blvd|rd|road|ln|lane|dr|drive|ct|court|cir|circle|pl|place|pkwy|hwy|terrace|way|trail)\b\.?`;
const route = String.raw`${house} (?:(?:State|County|Old|US|Rural) ){0,2}(?:Route|Rte\.?|Road|Highway|Hwy\.?|CR|SR|FM) \d{1,4}\b|(?:Rural Route|RR|R\.R\.) ?\d{1,3}(?:,? [Bb]ox \d{1,5})?`;
const box = String.raw`(?:[Pp]\.? ?[Oo]\.? ?(?:[Bb]ox|BOX)|[Aa]partado(?: [Pp]ostal)?) \d{1,6}`;

/** "Calle 5 de Mayo #42", "avenida Central 250", "221 Calle Luna", "calle olmo 1423". */
const calle = String.raw`(?:[Cc]alle|CALLE|[Aa]venida|AVENIDA|[Aa]v(?:e|da)?\.|[Bb]oulevard|[Bb]ulevar|[Cc]alzada|[Cc]amino|[Cc]arretera|[Cc]arr\.|[Pp]rivada|[Cc]allej[oó]n|[Pp]aseo|[Uu]rb(?:anizaci[oó]n|\.)|[Cc]olonia|[Cc]ol\.)`;
const smallName = String.raw`(?:(?!(?:hace|desde|durante|tiene|con|por|casi|como|para|cada|hasta|sobre|entre|son|hay)\b)\p{Ll}{3,15})`;
const numero = String.raw`(?:(?:n[uú]m(?:ero|\.)?|N[uú]m(?:ero|\.)?|[Nn]o\.|km) ?|# ?)`;
const inSpanish = String.raw`${calle} (?:(?:(?:de|del|la|las|los|el|y|\d{1,3}|\p{Lu}[\p{L}.]{0,20})[ ,]{1,2}){1,6}?${numero}?|${smallName} ${numero}?(?=\d\d))(?:\p{Lu}-?)?\d{1,6}\p{L}?(?![\d%])(?:, ?\p{Lu}-?\d{1,4}(?!\d))?|${house},? ${calle}(?: (?:de|del|la|las|los|el)){0,2}(?: \p{Lu}\p{L}{1,20}){1,3}`;

const unit = String.raw`(?:,? (?:(?:${inAnyCase(["Apartamento", "Apto", "Departamento", "Depto", "Piso", "Edificio", "Unidad", "Apt", "Apartment", "Unit", "Suite", "Ste", "Fl", "Floor", "Room", "Rm", "Lot", "Bldg"])})\.? ?#?|# ?)[\p{L}\d-]{1,6})`;
const zip = String.raw`\d{5}(?:-\d{4})?(?!\d|-\d)`;
const state = `(?:${Object.keys(stateNames).join("|")})`;
/** The town, state and ZIP code; without a ZIP code, a state's abbreviation. */
const town = String.raw`(?:[, ]{1,3}\n? ?(?:[\p{L}.'’-]{2,20}[, ]{1,2}){1,5}${zip}|, (?:\p{Lu}[\p{L}.'’-]{1,20} ?){1,3}, ${state}\b)`;

/** Street addresses and post office boxes with their town, and unambiguous ZIP codes. */
export const addresses = new RegExp(
  String.raw`(?<![\p{L}\d$.,:/-])(?:(?:${route}|${named}|${small}|${numberWord}|${box}|${inSpanish})(?: ${direction})?${unit}{0,2}${town}?|\d{5}-\d{4}(?!\d|-\d)|${state},? ${zip})|(?<=\b(?:zip|ZIP|Zip)(?: [Cc]ode)?(?:[: ]| is){1,4})\d{5}(?!\d)`,
  "gu",
);
