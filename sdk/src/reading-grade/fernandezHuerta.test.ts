import { expect, test } from "vitest";
import { fernandezHuerta, syllablesIn } from "./fernandezHuerta.ts";

test.each([
  ["niño", 2],
  ["escuela", 3],
  ["educación", 4],
  ["día", 2],
  ["leer", 2],
  ["aquí", 2],
  ["guía", 2],
  ["ciudad", 2],
  ["muy", 1],
  ["yo", 1],
  ["evaluación", 4],
  ["reunión", 2],
  ["y", 1],
  ["país", 2],
])("%s has %i syllables", (word, count) => {
  expect(syllablesIn(word)).toBe(count);
});

test("plain words in short sentences score higher than legal language", () => {
  const plain = fernandezHuerta("La escuela debe darle una copia. Usted puede pedirla hoy.");
  const legal = fernandezHuerta(
    "La agencia educativa correspondiente procederá a la notificación previa de la determinación administrativa.",
  );
  expect(plain).toBeGreaterThan(80);
  expect(legal).toBeLessThan(40);
});
