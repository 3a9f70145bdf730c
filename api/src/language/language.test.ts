import { accounts, ai, type ErrorBody } from "@iep-insider/sdk/contract";
import { chatAnswerSchema, errorBodySchema, translationSchema } from "@iep-insider/sdk/contract/schemas";
import { expect, test } from "vitest";
import { useEmptyApp } from "../../tests/useTestApp.ts";
import { sentenceIn } from "./sentenceIn.ts";

const app = useEmptyApp("2026-11-21T10:00:00.000Z");

const ask = (path: string, json: unknown, language: string) =>
  app.request(path, { json, headers: { "Accept-Language": language } });

test("a page's language is the answer's, and caches keep both", async () => {
  const explained = async (language: string) => {
    const response = await ask(ai.translateJargon.path, { term: "FAPE" }, language);
    return { headers: response.headers, ...translationSchema.parse(await response.json()) };
  };
  const { headers, explanation, disclaimer } = await explained("es-US");
  expect(headers.get("Content-Language")).toBe("es");
  expect(headers.get("Vary")).toContain("Accept-Language");
  expect(explanation).toContain("educación");
  expect(disclaimer).toContain("no asesoría legal");
  const english = await explained("en");
  expect(english.headers.get("Content-Language")).toBe("en");
  expect(english.explanation).toContain("education");
});

test("a parent who writes Spanish on an English page reads Spanish, for nothing", async () => {
  const response = await ask(ai.chat.path, { question: "¿Puedo grabar la junta del IEP?" }, "en-US");
  const answer = chatAnswerSchema.parse(await response.json());
  expect(answer).toMatchObject({ topics: ["record-meeting"], isCharged: false });
  expect(answer.advice).toContain("grabación");
});

test("an error speaks the language of the page", async () => {
  const login = async (language: string): Promise<ErrorBody> => {
    const response = await ask(accounts.login.path, { email: "no address", password: "" }, language);
    return errorBodySchema.parse(await response.json());
  };
  expect((await login("es")).fields).toEqual({
    email: "El correo electrónico no es válido",
    password: "Falta la contraseña",
  });
  expect((await login("en")).fields).toEqual({
    email: "Invalid email address",
    password: "Password is required",
  });
});

test.each([
  ["Please sign in again.", "Inicie sesión de nuevo."],
  ["Too many requests. Please try again in 2 minutes.", /2 minutos\.$/],
  ["Too many requests. Please try again in 1 second.", /1 segundo\.$/],
  ["An unknown sentence.", "An unknown sentence."],
])("the sentence %s in Spanish", (english, spanish) => {
  expect(sentenceIn("es", english)).toEqual(
    typeof spanish === "string" ? spanish : expect.stringMatching(spanish),
  );
  expect(sentenceIn("en", english)).toBe(english);
});
