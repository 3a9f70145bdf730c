import type { Area } from "../areas.ts";

/** The first page of a file for review, in both languages. */
export interface FirstPage {
  readonly intro: string;
  readonly facts: (area: string, texts: number, missing: number, plainness: number | null) => string;
  readonly judge: string;
  readonly points: readonly string[];
  readonly kinds: Readonly<Record<Area["kind"], string>>;
  readonly record: string;
  readonly steps: (catalog: string) => readonly string[];
  readonly reviewedBy: (name: string | null) => string;
}

export const inSpanish: FirstPage = {
  intro:
    "Gracias por leer esto. Cada fila tiene un texto en inglés y su español. Si el español está bien, deje vacía la última columna. Si no, escriba allí cómo lo diría usted.",
  facts: (area, texts, missing, plainness) =>
    `Área: ${area}. Textos: ${texts}${missing > 0 ? `, de ellos ${missing} sin traducir` : ""}. Escala Fernández-Huerta: ${plainness ?? "sin textos"} (desde 60 es lenguaje claro).`,
  judge: "Qué revisar",
  points: [
    "La voz: de usted, cálida y sencilla. Una madre o un padre cansado debe entenderlo a la primera. Nunca regaña.",
    "Los términos: los que las familias ven en los papeles de la escuela. El nombre en inglés va entre paréntesis la primera vez.",
    "La ley: dice lo mismo que el inglés, ni más ni menos. “Must” es “debe”, “may” es “puede”, “may not” es “no puede”. Las citas, los plazos y los números no cambian.",
    "Las palabras: de ningún país en particular. Marque lo que en su región no se entiende o suena mal.",
    "Lo que está entre llaves, como {day}, es el lugar de un dato. Debe quedar igual. En {n, plural, one {# día} other {# días}} se lee solo “1 día” o “5 días”.",
  ],
  kinds: {
    screen: "Estos textos salen en la pantalla y en los documentos que guardan las familias.",
    letter: "Estos textos son una copia para leer. Van al lado de una carta que se envía en inglés.",
    server: "Nuestro servidor escribe estos textos en respuestas, mensajes y correos.",
  },
  record: "Cómo dejar su nombre",
  steps: (catalog) => [
    "Lea el área completa. Si puede, vea los textos también en la pantalla.",
    "Escriba su nombre y la fecha abajo, y devuelva este archivo.",
    `Quien pasa sus cambios al catálogo (${catalog}) escribe allí su nombre y la fecha, en X-Reviewed-By. El nombre no se escribe antes de que alguien haya leído todo.`,
  ],
  reviewedBy: (name) => (name === null ? "Nadie ha revisado esta área todavía." : `Revisión: ${name}.`),
};

export const inEnglish: FirstPage = {
  intro:
    "Thank you for reading this. Each row has a text in English and its Spanish. If the Spanish is right, leave the last column empty. If not, write there how you would say it.",
  facts: (area, texts, missing, plainness) =>
    `Area: ${area}. Texts: ${texts}${missing > 0 ? `, of which ${missing} are not translated` : ""}. Fernández-Huerta scale: ${plainness ?? "no texts"} (60 and more is plain language).`,
  judge: "What to judge",
  points: [
    "Voice: usted, warm and simple. A tired parent has to understand it at the first reading. It never scolds.",
    "Terms: those that families see on the school's papers, with the English name in parentheses the first time.",
    "Law: it says what the English says, no more and no less. “Must” is “debe”, “may” is “puede”, “may not” is “no puede”. Citations, time limits and numbers stay the same.",
    "Words: of no country in particular. Mark what is not understood, or sounds wrong, where you come from.",
    "What is in braces, such as {day}, is the place of a value, and has to stay. {n, plural, one {# día} other {# días}} reads “1 día” or “5 días”.",
  ],
  kinds: {
    screen: "These texts are on screens, and in the documents that families keep.",
    letter: "These texts are a copy to read, beside a letter that is sent in English.",
    server: "Our server writes these texts in answers, messages and mails.",
  },
  record: "How to record your name",
  steps: (catalog) => [
    "Read the whole area; where you can, also on the screen.",
    "Write your name and the day below, and return this file.",
    `Whoever brings your changes into the catalog (${catalog}) writes your name and the day there, as X-Reviewed-By. It stays empty until someone has read all of it.`,
  ],
  reviewedBy: (name) => (name === null ? "Nobody has reviewed this area yet." : `Reviewed by ${name}.`),
};

export const signature = "Nombre / Name: ______________________________   Fecha / Date: ______________";

/** The columns of the texts. */
export const columns = [
  "N.º / No.",
  "English",
  "Español",
  "Dónde / Where",
  "Su cambio / Your change",
] as const;
