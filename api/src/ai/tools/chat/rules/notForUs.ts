import { plainWords } from "../../../matching/plainWords.ts";

/** What a chat about school must leave to those who see the child. */
export type NotForUs = "diagnosis" | "dose";

/**
 * Whether a parent asks us, in English or Spanish, what the child has, or about an amount of medicine.
 * @returns null to go on.
 */
export function notForUs(question: string): NotForUs | null {
  const plain = plainWords(question);
  if (dose.test(plain) || doseInSpanish.test(plain)) return "dose";
  const asks = [...diagnosis, ...diagnosisInSpanish].some((pattern) => pattern.test(plain));
  return asks ? "diagnosis" : null;
}

const brands = "ritalina?|adderall?|concerta|vyvanse|strattera|zoloft|prozac|ssri";
const medicine = `(?:medication\\w*|medicines?|meds?|pills?|${brands}|guanfacine|melatonin|stimulants?)`;

const dose = new RegExp(
  [
    `\\b(?:how much|how many|what dose|which dose|right dose|dosage|mg|milligrams?|double|half)\\b.{0,40}\\b${medicine}\\b`,
    `\\b${medicine}\\b.{0,40}\\b(?:dose|doses|dosage|mg|milligrams?)\\b`,
    "\\b\\d+ ?(?:mg|milligrams?)\\b",
    `\\bdos(?:e|age) (?:of|for)\\b`,
    `\\b(?:should|can|could) (?:i|we|he|she|they|my \\w+) (?:\\w+ ){0,3}(?:start|stop|try|give|take|increase|raise|lower|skip|change|put)\\b.{0,30}\\b${medicine}\\b`,
    `\\b(?:should|does|do) (?:he|she|they|my \\w+) (?:need|be on|go on)\\b.{0,15}\\b${medicine}\\b`,
    `\\bwhat ${medicine}\\b`,
  ].join("|"),
);

const condition =
  "(?:adhd|add|autism|autistic|asd|aspergers|on the spectrum|dyslexi\\w+|dysgraphi\\w+|dyscalculi\\w+|anxiety|depress\\w+|bipolar|odd|ocd|ptsd|tourettes|a learning disabilit\\w+|a disorder|a disability)";
const child = "(?:he|she|they|it|this|my \\w+|my \\w+ \\w+)";

const diagnosis: readonly RegExp[] = [
  new RegExp(
    `\\b(?:does|do you think|could|might|can you tell if|would you say) ${child} (?:have|has|had|be|is) ${condition}`,
  ),
  new RegExp(
    `(?:^|[.?] |\\b(?:think|if|whether|or|so|know|tell me) )(?:is|has) ${child} ${condition} ?(?:\\?|$|or\\b)`,
  ),
  new RegExp(
    `\\b(?:you think|tell me|to know|you know|know if|know whether) (?:if |whether |that )?${child} (?:has|have|is|might have|could have) ${condition}`,
  ),
  /\b(?:can|could|will|would|please) (?:you )?diagnose\b/,
  /\bwhat (?:is wrong with|does) (?:he|she|my \w+)(?: have)? ?\?/,
  /\bdo (?:these|those|his|her) (?:signs|symptoms) mean\b/,
];

const medicineInSpanish = `(?:medicamentos?|medicinas?|pastillas?|${brands}|guanfacina|clonidina|melatonina|estimulantes?)`;
const childInSpanish = "(?:mi \\w+|nuestr[oa] \\w+|el|ella)";

const doseInSpanish = new RegExp(
  [
    `\\b(?:cuant[oa]s?|que dosis|cual dosis|dosis|miligramos?|el doble|la mitad)\\b.{0,40}\\b${medicineInSpanish}\\b`,
    `\\b${medicineInSpanish}\\b.{0,40}\\b(?:dosis|mg|miligramos?)\\b`,
    "\\b\\d+ ?miligramos?\\b",
    `\\b${medicineInSpanish} y media\\b|\\bmedia (?:pastilla|tableta)\\b`,
    "\\b(?:que|cual) dosis\\b",
    `\\b(?:debo|debemos|deberia|deberiamos|puedo|podemos|podria) (?:\\w+ ){0,3}(?:empezar|dejar|suspender|dar(?:les?|sel[oa])?|probar|tomar|aumentar|subir|bajar|cambiar|quitar(?:le)?|poner(?:le)?)\\b.{0,30}\\b${medicineInSpanish}\\b`,
    `\\b(?:debe|deberia|puede|necesita) ${childInSpanish} (?:\\w+ )?(?:tomar|dejar|empezar)\\b.{0,30}\\b${medicineInSpanish}\\b`,
  ].join("|"),
);

const conditionInSpanish =
  "(?:tdah|tda|autismo|autista|tea|asperger|dislexi\\w+|disgrafi\\w+|discalculi\\w+|ansiedad|depresi\\w+|bipolar|toc|tept|tourette|un trastorno|una discapacidad|un problema de aprendizaje)";

const diagnosisInSpanish: readonly RegExp[] = [
  new RegExp(
    `\\b(?:cree|creen|piensa|piensan|decir(?:me)?|sabe|saben|saber|diga(?:n)?me|dime)\\b.{0,10}\\b(?:que|si) ${childInSpanish} (?:tiene|tenga|padece|es|sea|(?:pueda|podria|puede) (?:tener|ser)) ${conditionInSpanish}`,
  ),
  new RegExp(`\\b(?:tiene|tendra|padece|es|sera) ${childInSpanish} ${conditionInSpanish}\\b`),
  new RegExp(`\\b${childInSpanish} (?:tiene|tendra|es|sera) ${conditionInSpanish} ?\\?`),
  // Spanish needs no subject.
  new RegExp(`\\b(?:sera|tendra)(?: que (?:es|tiene))? ${conditionInSpanish}\\b`),
  new RegExp(`(?:^|[.?] )(?:es|tiene) ${conditionInSpanish} ?\\?`),
  /\b(?:puede|pueden|podria|podrian) (?:\w+ )?diagnosticar/,
  /\bque (?:es lo que )?tiene (?:mi|nuestr[oa]) \w+ ?\?/,
  /\b(?:estos|esos|sus|estas|esas) (?:signos|sintomas|senales) (?:significan|quieren decir)\b/,
];
