const month =
  "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";
const day = String.raw`(?:3[01]|[12]\d|0?[1-9])(?:st|nd|rd|th)?`;
const year = String.raw`(?:19|20)\d\d(?!\d|-\d\d)`;
const thisYear = String.raw`(?:,? (?:of )?${year}|,? ?['’]\d\d(?!\d))?`;
/** "By May 80% of…", "in June 4 out of 5 days": the number belongs to what follows. */
const noCount = String.raw`(?![\d\/%]|[.,:]\d| ?%| (?:out|percent|of \d(?!\d)|times?|trials?|days?|weeks?|hours?|minutes?)\b)`;

const dia = String.raw`(?:(?:3[01]|[12]\d|0?[1-9])(?:[º°]|ro|er)?|primero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieci\p{L}{4,6}|veinte|veinti\p{L}{3,6}|treinta(?: y uno)?)`;
const fullMes =
  "(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre)";
const mes = `(?:${fullMes}|ene|feb|mar|abr|may|jun|jul|ago|sept?|oct|nov|dic)`;

const inFigures = [
  String.raw`(?:19|20)\d\d([-\/.])(?:1[0-2]|0?[1-9])\1(?:3[01]|[12]\d|0?[1-9])(?!\d|[-\/]\d)`,
  String.raw`(?:3[01]|[12]\d|0?[1-9])([-\/.])(?:3[01]|[12]\d|0?[1-9])\2(?:(?:19|20)\d\d|(?<!\.)\d\d)(?!\d|[-\/]\d)`,
  String.raw`(?:1[0-2]|0?[1-9]) ?\/ ?(?:3[01]|[12]\d|0?[1-9]) ?\/ ?(?:19|20)\d\d(?!\d)`,
  String.raw`(?:1[0-2]|0?[1-9])\/(?:19|20)\d\d(?![\d/]|-\d\d)`,
  // Without separators: 05062015, 20150506.
  String.raw`(?:(?:1[0-2]|0[1-9])(?:3[01]|[12]\d|0[1-9])(?:19|20)\d\d|(?:19|20)\d\d(?:1[0-2]|0[1-9])(?:3[01]|[12]\d|0[1-9]))(?!\d)`,
  // After a word for birth: 050615, 5 6 2015.
  String.raw`(?<=\b(?:dob|d\.o\.b\.?|born|birth(?:day|date)?)(?:[: ]|\b(?:is|on|was)\b){1,5})\d{1,2} ?\d{1,2} ?(?:19|20)?\d\d(?!\d)`,
  // Without a year only where it cannot be a fraction: "on 10/3." but "on 4/5 trials", "on 4/5."
  String.raw`(?<=\b(?:by|on|dated|since|until|before|after|due|born|dob|birthday|birthday is)\s+)(?!(\d+)\/\3\b|[1-4]\/[2-5]\b|\d\/10\b|\d+\/20\b)(?:1[0-2]|0?[1-9])\/(?:3[01]|[12]\d|0?[1-9])(?=[,;:!?)]|\.?(?:\s*$|\s*\n)|\.\s|\s+(?:and|but|the|we|i|he|she|they)\b)`,
];

const inWords = [
  String.raw`${month}\.?,? (?:of )?${year}`,
  String.raw`${month}(?:\. ?| )${day}(?: ?- ?${day})?${thisYear}${noCount}`,
  String.raw`${day} (?:of )?${month}\b(?:\.(?=,? ?\d))?${thisYear}`,
  String.raw`${day}-?${month}-?(?:${year}|\d\d(?!\d))`,
  String.raw`${year} ${month}\.? ${day}`,
  // Spanish: "3 de mayo", "1º de sept. de 2025", "mayo 3, 2016", "primero de marzo", "1-abr-2016".
  String.raw`(?:${dia} de ${mes}|${dia} ${fullMes})\b\.?(?:(?:,| del?)? ${year}|(?:,| del?)? ?['’]\d\d(?!\d)| del? dos mil \p{L}{3,10})?`,
  `${fullMes} ${dia}(?:(?:,| del?)? ${year}|${noCount})`,
  `${fullMes} del? ${year}`,
  String.raw`${day}-${mes}-(?:${year}|\d\d(?!\d))`,
].map((form) => form.replaceAll(" ?", String.raw`\s{0,3}`).replaceAll(" ", String.raw`\s{1,3}`));

/**
 * Dates, in figures and in words, including a month with its year. Not counts or other times: a bare year or month, a
 * school year, "36 weeks", "4/5 trials", "300.503".
 */
export const dates = new RegExp(
  String.raw`(?<![\p{L}\p{N}$§]|\d[-.\/])(?:${[...inFigures, ...inWords].join("|")})`,
  "giu",
);

/** "The other 2 may come": after a number, a month that is also a verb is one only in capitals. */
export function isDate(found: string): boolean {
  return !/^\d+\S*\s+(?:may|mar(?:ch)?)$/.test(found);
}
