import { asSpanishSounds, dateInEnglish } from "@iep-insider/sdk/safety";
import { isSpanish } from "../../../documents/letter/isSpanish.ts";
import { detailFields, type LetterForm } from "../form/fields.ts";
import { linesOf } from "../writing/parentWords.ts";
import { withoutNothing } from "./withoutNothing.ts";

/**
 * The form as the letter's rules read it: behind each line in Spanish the English for its words, and its dates in
 * English. The rules know English alone; no letter shows this.
 */
export function readable(form: LetterForm): LetterForm {
  const told = withoutNothing(form);
  const fields = detailFields.map((field) => [
    field,
    linesOf(told[field])
      .map((line) => (isSpanish(line, told[field]) ? readableLine(line) : line))
      .join("\n"),
  ]);
  return { ...told, ...Object.fromEntries(fields) };
}

function readableLine(line: string): string {
  const sounds = asSpanishSounds(line.toLowerCase());
  const meant = Object.entries(meanings)
    .filter(([, pattern]) => pattern.test(sounds))
    .map(([english]) => english);
  return [line.replace(dates, dateInEnglish), ...meant].join(" ");
}

const months =
  "(?:ene(?:ro)?|feb(?:rero)?|mar(?:zo)?|abr(?:il)?|mayo?|jun(?:io)?|jul(?:io)?|ago(?:sto)?|sept?|sep?tiembre|oct(?:ubre)?|nov(?:iembre)?|dic(?:iembre)?)";
const dates = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?:\d{1,2}(?:ro|º)?|primero) (?:de )?${months}(?:,? (?:del? )?\d{4})?|${months} (?:del? )?(?:\d{1,2},? )?\d{4})(?![\p{L}\d])`,
  "giu",
);

const heard = ({ raw: [words = ""] }: TemplateStringsArray) =>
  new RegExp(String.raw`(?<![a-z\d])(?:${asSpanishSounds(words)})(?![a-z\d])`);

/** What parents write in Spanish, by the English word that the rules look for; matched by its sound. */
const meanings: Readonly<Record<string, RegExp>> = {
  reading: heard`lee[nr]?|leia|leyendo|lectura|dislexi\w*`,
  math: heard`matematicas?|aritmetica`,
  writing: heard`escrib\w*|escrit\w*|escritura`,
  attention: heard`atencion|atiende|distra\w*|concentr\w*|enfoc\w*|tdah|tda`,
  aggressive: heard`agresiv\w*|agresion\w*|agred\w*`,
  speech: heard`(?:el|del|de|su) habla|pronunci\w*|tartamud\w*`,
  language: heard`lenguaje`,
  "fine motor": heard`(?:motricidad|motor[ae]?s?) fin[ao]s?`,
  "gross motor": heard`(?:motricidad|motor[ae]?s?) grues[ao]s?`,
  absent: heard`ausen\w*|falt(?:a|o|aba|ado|ando) (?:\w+ ){0,2}(?:escuela|clases?)|panico|(?:no quiere|se niega a) (?:ir|venir) a ?la escuela`,
  anxiety: heard`ansiedad|ansios[ao]|deprim\w*|depresion|preocupad[ao]|angusti\w*`,
  health: heard`asma|asmatic[ao]|diabet\w*|migran\w*|medicinas?|medicamentos?|salud`,
  seizure: heard`co[mn]vulsion\w*|epilep\w*`,
  autism: heard`autis\w*|asperger`,
  hearing: heard`no oye|oye (?:mal|poco)|audicion|auditiv[ao]s?|sord[ao]|sordera|infeccion\w* (?:de|del|en el|en los|de los) oidos?`,
  vision: heard`(?:mala|la|su|de) vista|vision|lentes|anteojos|gafas|no ve bien|ve mal`,
  sensory: heard`sensorial\w*|ruidos?|texturas?|etiquetas?|luces`,
  elopes: heard`se (?:escap|fug)\w*|hu[iy]\w*|deambul\w*|(?:sal[ei]|corr[ei]|se va|se fue)\w*(?: corriendo)? (?:de la escuela|del edificio|del salon corriendo|al patio|afuera)|sal(?:e|io|ia) corriendo`,
  street: heard`calles?|trafico|estacionamiento|carretera|parqueadero`,
  "hurts himself": heard`se (?:lastim|autolesion)\w*|se hace dano|autolesi\w*|autoagres\w*|se (?:golpe|peg|muerd|mord|rasgun|aran|cort)\w* (?:(?:a )?(?:si|el|ella) mism[ao]|sol[ao]|(?:en )?la cabeza|la cara|las manos|los brazos|contra)|(?:golpe|peg|estrell)\w* la cabeza`,
  choking: heard`se (?:atragant|ahog|asfixi)\w*`,
  intervention: heard`intervencion\w*|nivel(?:es)? [123]`,
};
