import { expect, it } from "vitest";
import { fullForm, leastForm } from "../tests/sampleForms.ts";
import { assessmentAreas } from "../writing/assessmentAreas.ts";
import { readable } from "./readable.ts";
import { writeInBoth } from "./spanishLetter.ts";

// As parents type on a phone: misspelled, without accents, in small letters.

const evaluation = leastForm("initial_evaluation");
const areasOf = (academicConcerns: string) => {
  const form = { ...evaluation, academicConcerns, behaviorConcerns: "ninguno" };
  return assessmentAreas(readable(form)).filter(
    (area) => area !== "cognitive ability" && area !== "academic performance",
  );
};

it.each([
  ["no lee vien y no le entiende ala lectura", ["reading"]],
  ["va muy mal en matematicas", ["math"]],
  ["le questa escrivir su nombre", ["written expression"]],
  ["se distrae con todo y no pone atension", ["attention and executive functioning"]],
  ["le dieron terapia del abla porque tartamudea", ["speech"]],
  ["no quiere ir ala escuela llora toda la mañana", ["social and emotional functioning", "health"]],
  ["tiene ansiedad y esta deprimida", ["social and emotional functioning"]],
  ["le dan combulsiones y toma medisina", ["health"]],
  ["el doctor dijo que tiene autismo", ["autism"]],
  ["oye mal de un oido y tiene infecciones de oidos", ["hearing"]],
  ["usa lentes y no ve bien el pisarron", ["vision"]],
  ["los ruidos y las etiquetas le molestan mucho", ["sensory processing"]],
  ["la maestra es amable con el", []],
  ["su hermano juega futbol y le gusta la escuela", []],
])("%s: asks to test %j", (typed, areas) => expect(areasOf(typed)).toEqual(areas));

it("leaves English as it is", () => {
  const form = { ...evaluation, academicConcerns: "Has trouble with math.\nSe distrae en clase" };
  expect(readable(form).academicConcerns.split("\n")[0]).toBe("Has trouble with math.");
});

const asksForSafetyPlan = (behaviorConcerns: string) => {
  const letters = writeInBoth({ ...leastForm("aide_assessment"), behaviorConcerns }, null, null);
  const texts = [letters.english, letters.spanish].map(({ body }) => JSON.stringify(body));
  return texts.map((text) => /safety plan|plan de seguridad/.test(text));
};

it.each([
  "se escapo del salon y salio corriendo ala calle",
  "se sale de la escuela corriendo",
  "se pega en la cabesa cuando se enoja",
  "se muerde las manos asta sangrar",
  "se ahoga con la comida",
  "le dan combulsiones en el recreo",
  "se lastima cuando esta frustrado",
])("%s: the letter asks for a safety plan", (typed) =>
  expect(asksForSafetyPlan(typed)).toEqual([true, true]),
);

it.each([
  "pega a otros niños en el recreo",
  "no termina su tarea y se levanta de la silla",
  "grita y llora mucho",
])("%s: no safety plan", (typed) => expect(asksForSafetyPlan(typed)).toEqual([false, false]));

it.each([
  ["ya le dieron intervensiones y no a mejorado", true],
  ["esta en nivel 2 desde agosto y no avanza", true],
  ["le cuesta la lectura", false],
])("%s: help was tried first: %s", (academicConcerns, expected) => {
  const { english, spanish } = writeInBoth({ ...evaluation, academicConcerns }, null, null);
  const cited = [english, spanish].map(({ body }) => JSON.stringify(body).includes("OSEP Memo 11-07"));
  expect(cited).toEqual([expected, expected]);
});

it.each([
  ["el 3 de noviembre de 2026 no le dieron terapia\nel 10 de nobiembre no", false],
  ["el 3 de noviembre de 2026 no le dieron terapia\nen octubre del 2026 tampoco", true],
  ["el 3 de noviembre de 2023 no le dieron terapia", false],
])("%s: within the year of a complaint: %s", (specificConcerns, expected) => {
  const form = { ...fullForm("state_complaint"), date: "2026-11-21", specificConcerns };
  const [english, spanish] = Object.values(writeInBoth(form, null, null)).map((letter) =>
    JSON.stringify(letter),
  );
  expect(english?.includes("Each date above is within one year")).toBe(expected);
  expect(spanish?.includes("Each date above")).toBe(false);
});
