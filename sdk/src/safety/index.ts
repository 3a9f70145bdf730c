export { asSpanishSounds } from "./crisis/asSpanishSounds.ts";
export {
  type CrisisHelp,
  crisisHelp,
  crisisHelpIn,
  crisisHelpInSpanish,
  spanishLine,
} from "./crisis/crisisHelp.ts";
export { crisisHelpFor } from "./crisis/crisisHelpFor.ts";
export { languageOf, type TypedLanguage } from "./languageOf.ts";
export { dateInEnglish } from "./personal-details/dateInEnglish.ts";
export { likelyNames } from "./personal-details/likelyNames.ts";
export type { Mark } from "./personal-details/Mark.ts";
export type { DetailKind, Replaced } from "./personal-details/Replaced.ts";
export { type Prepared, withoutPersonalDetails } from "./personal-details/withoutPersonalDetails.ts";
export { withPersonalDetails, withPersonalDetailsIn } from "./personal-details/withPersonalDetails.ts";
export { askedFor } from "./requests/askedFor.ts";
export type { Declined } from "./requests/Declined.ts";
export { withoutAccents } from "./withoutAccents.ts";
