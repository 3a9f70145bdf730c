import { expect, it } from "vitest";
import { dateInEnglish } from "./dateInEnglish.ts";

it.each([
  ["3 de noviembre de 2026", "November 3, 2026"],
  ["3 de Noviembre", "November 3"],
  ["1º de sept. de 2025", "September 1, 2025"],
  ["1ro de setiembre del 2025", "September 1, 2025"],
  ["primero de marzo", "March 1"],
  ["treinta y uno de enero", "January 31"],
  ["dieciseis de junio", "June 16"],
  ["15 febrero", "February 15"],
  ["mayo 3, 2016", "May 3, 2016"],
  ["agosto del 2025", "August 2025"],
])("%s: %s", (typed, expected) => expect(dateInEnglish(typed)).toBe(expected));

it.each(["11/3/2026", "2026-11-03", "November 3, 2026", "3 de 10", "1-abr-2016", "45 de mayo", "mayo"])(
  "%s stays as it was typed",
  (typed) => expect(dateInEnglish(typed)).toBe(typed),
);
