import { describe, expect, it } from "vitest";
import { amountsInSpanish } from "./amountsInSpanish.ts";
import { checkDraft } from "./checkDraft.ts";
import { days } from "./days.ts";
import { safety } from "./safety.ts";
import { checkedFor } from "./tests/checkedFor.ts";

const inSpanish = (prose: string, words = "") =>
  checkedFor({ language: "es", prose: [prose], words: [words] });

it.each<[text: string, amounts: readonly string[]]>([
  ["dentro de 10 días", ["10 day"]],
  ["diez días de clases", ["10 school day"]],
  ["10 días escolares o 5 días hábiles", ["10 school day", "5 business day"]],
  ["60 días calendario", ["60 day"]],
  ["sesenta (60) días", ["60 day"]],
  ["ciento ochenta días", ["180 day"]],
  ["cuarenta y cinco días", ["45 day"]],
  ["5 a 10 días de clases", ["5 school day", "10 school day"]],
  ["24 horas, 6 semanas, 18 meses, un año", ["24 hour", "6 week", "18 month", "1 year"]],
  ["16 años de edad", ["16 year of age"]],
  ["el día 45, el décimo día de clases, el 11.º día", ["45 day", "10 school day", "11 day"]],
  ["Un día llegó llorando. Unos días. Cada año. El año escolar 2025-26.", []],
  ["el día 3 de mayo, el 80 % de los días, 300.503", []],
])("amounts of time in the Spanish text %s", (text, amounts) => {
  expect(amountsInSpanish(text).map(({ value, unit }) => `${value} ${unit}`)).toEqual(amounts);
});

it("a number of days has to be in the law or in the parent's words, in either language", () => {
  expect(days(inSpanish("La escuela tiene 99 días para contestar."))).toContain("99 días");
  expect(days(inSpanish("Como usted dice, van 99 días.", "Ya van noventa y nueve días"))).toBeNull();
  expect(days(inSpanish("Como usted dice, van 99 días.", "It has been 99 days"))).toBeNull();
});

describe("the check on claims in Spanish", () => {
  it.each([
    "Usted va a ganar la audiencia.",
    "El juez le dará la razón.",
    "La escuela va a ceder.",
    "Usted tiene un caso muy fuerte, pues su caso es muy fuerte.",
    "Sus probabilidades son buenas.",
    "Le garantizamos que la escuela contestará.",
    "Como su abogado, le digo que firme.",
    "Esto es asesoría legal.",
    "La directora es una mentirosa.",
    "Es su culpa que no aprenda.",
    "Díganos el nombre completo de su hijo.",
    "¿Cuál es su fecha de nacimiento? Denos el número del seguro social.",
    "Puede bajar la dosis del medicamento.",
    "Probablemente su hijo tiene autismo.",
    "Dele 10 mg por la mañana.",
    "Como inteligencia artificial, no puedo opinar.",
  ])("rejects: %s", (text) => {
    expect(safety(inSpanish(text))).not.toBeNull();
  });

  it.each([
    "Nadie puede decir cómo terminará una audiencia.",
    "Esto es información general y no asesoría legal.",
    "Hable con el médico de su hijo sobre lo que ve.",
    "Una escuela no puede exigir un medicamento para que su hijo vaya a clases.",
    "Un abogado que lea sus papeles puede aconsejarle.",
    "La escuela debe evaluar si se sospecha una discapacidad, como el autismo.",
  ])("lets pass: %s", (text) => {
    expect(safety(inSpanish(text))).toBeNull();
  });
});

it("an answer has to be in the language that was asked for", () => {
  const failed = (language: "en" | "es", text: string) =>
    checkDraft(checkedFor({ language, prose: [text] })).map(({ check }) => check);
  const english = "You can ask the school to tell you in writing why it says no. Keep a copy of your letter.";
  const spanish =
    "Usted puede pedir a la escuela que le diga por escrito por qué dice que no. Guarde una copia.";
  expect(failed("es", spanish)).toEqual([]);
  expect(failed("es", english)).toContain("language");
  expect(failed("en", spanish)).toContain("language");
  expect(
    failed(
      "es",
      `${"No obstante las consideraciones administrativas, las obligaciones institucionales necesitan documentación correspondiente. ".repeat(2)}`,
    ),
  ).toContain("readingGrade");
});
