import { detailFields, type LetterForm } from "../form/fields.ts";

/** Whether the part that reads Spanish is worth loading on an English screen: it says what is Spanish (`isSpanish`). */
export function mayBeSpanish(form: LetterForm): boolean {
  return signs.test(detailFields.map((field) => form[field]).join(" "));
}

const signs =
  /[ñ¿¡áéíóú]|\b(el|las?|los?|una?|que|con|por|para|del|se|su|le|esta|tiene|muy|mi|hij[oa]|lee|necesita)\b/i;
