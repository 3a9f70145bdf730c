import { describe, expect, it } from "vitest";
import { crisisHelpFor } from "./crisisHelpFor.ts";
import { messages } from "./tests/messages.ts";
import { spanishMessages } from "./tests/spanishMessages.ts";

describe.each(["en", "es"] as const)("messages in %s", (language) => {
  const { signs, harmless } = messages[language];

  it("shows help for every sign of crisis, in its language", () => {
    expect(signs.filter((text) => crisisHelpFor(text)?.language !== language)).toEqual([]);
  });

  it("shows it for at most one of ten harmless look-alikes", () => {
    const seen = harmless.filter((text) => crisisHelpFor(text));
    expect(seen.length, seen.join("\n")).toBeLessThanOrEqual(harmless.length / 10);
  });
});

describe("short messages, slang and mixed words in Spanish", () => {
  const { signs, harmless } = spanishMessages;

  it("shows help for every sign of crisis", () => {
    expect(signs.filter((text) => !crisisHelpFor(text))).toEqual([]);
  });

  it("shows it in Spanish, unless more of the words are English", () => {
    const inEnglish = signs.filter((text) => crisisHelpFor(text)?.language === "en");
    expect(inEnglish).toEqual(["my hijo says he wants to morirse"]);
  });

  it("shows none for idioms, denials and losses", () => {
    expect(harmless.filter((text) => crisisHelpFor(text))).toEqual([]);
  });
});

it.each([
  ["He doesn't want to die, he is tired of homework.", "No se quiere morir, está cansado de la tarea."],
  ["She has never thought of hurting herself.", "Nunca ha pensado en hacerse daño."],
  ["my daughter does not respond to my voice", "mi hija no responde a mi voz"],
])("shows help for a pair of texts in its language: %s", (english, spanish) => {
  expect([english, spanish].map((text) => crisisHelpFor(text)?.language)).toEqual(["en", "es"]);
});

it("shows nothing for an empty text, and checks the longest text without delay", () => {
  expect(crisisHelpFor("")).toBeNull();
  const start = performance.now();
  for (const part of ["he said ", "se tomo ", "no puede ", "took all the ", " ", "a"])
    crisisHelpFor(part.repeat(1000));
  expect(performance.now() - start).toBeLessThan(1500);
});
