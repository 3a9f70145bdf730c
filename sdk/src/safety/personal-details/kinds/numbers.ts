const token = String.raw`[\p{L}\d]{1,20}(?:[-:/.][\p{L}\d]{1,20}){0,6}`;
const nouns =
  "ids?|number|num|student|pupil|case|docket|account|acct|complaint|claim|file|report|order|invoice|policy|medicaid|medicare|insurance|member|patient|record|mrn|ssid|sasid|reference|ref|confirmation|tracking|ticket|permit|passport|licen[cs]e|certificate|papers|pin|passcode|ssn|social security|social|code|mail|n[uú]mero|n[uú]m|matr[ií]cula|expediente|caso|p[oó]liza|cuenta|folio|estudiante|alumn[oa]|seguro|queja|licencia|pasaporte|factura|reporte";
const between = String.raw`(?: (?:ids?|number|num|no|code|ending|is|was|in|pin|de|del|es|social|estudiante|caso|expediente|medicaid|n[uú]mero)\b|[:#=.,( ]){0,6}`;

/** Numbers after a keyword: "Student ID# 00873412", "case no. SE-2024-0157", "SSN ending in 6789", "#559102". */
export const numbersAfterWords = new RegExp(
  String.raw`(?:(?<![\p{L}\d])(?:${nouns})\b${between}|(?<![\p{L}\d])no\. ?|#)(?<![\p{L}\d])(?=(?:[^\d\s]{0,12}\d){4})(?<detail>${token})(?![\p{L}\d])`,
  "giu",
);

/** Unmistakable identifiers: a social security number, a card, a long run of digits, digits with letters. */
export const numbers =
  /(?<![\p{L}\d$.,:/-])(?:\d{3}[-. ]\d\d[-. ]\d{4}|(?:\d{4}[- ]){3,5}\d{1,4}|\d{7,20}|\d{2,5}(?:-\d{2,5}){2,4}|(?=[\d-]{0,20}[A-Z]|\d:)[A-Z\d]{1,12}(?:[-:][\p{L}\d]{1,12}){0,5})(?![\p{L}\d%]|[.,/-]\d)/gu;

/** Long enough without a keyword: "49-10-102" is a statute. */
export function isLongNumber(found: string): boolean {
  return (
    found.replace(/\D/g, "").length >= (/\p{L}/u.test(found) ? 6 : found.includes("-") ? 8 : 7) &&
    isNumber(found)
  );
}

/** At least four digits, not a year or school year; phone numbers have their own pattern. */
export function isNumber(found: string): boolean {
  const isYear = /^(?:\p{L}{2,3})?(?:19|20)\d\d(?:-(?:20)?\d\d)?$/u.test(found);
  return found.replace(/\D/g, "").length >= 4 && !isYear && !/^\d{3}[-.]\d{3}[-.]\d{4}$/.test(found);
}
