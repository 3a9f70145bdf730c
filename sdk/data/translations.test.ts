import { expect, test } from "vitest";
import { ruledOut } from "../i18n/termTable.ts";
import { termProblems } from "./translations.ts";

const glossary = [
  {
    term: "LRE",
    longForm: "Least restrictive environment",
    alsoCalled: ["Least restrictive setting"],
    inSpanish: ["Entorno menos restrictivo", "Ambiente menos restrictivo"],
  },
];

test.each([
  ["lre", "entorno menos restrictivo", 0],
  ["least restrictive environment", "ambiente menos restrictivo", 1],
  ["least restrictive setting", "ambiente menos restrictivo", 0],
  ["least restrictive setting", "lugar menos restrictivo", 1],
  ["court", "tribunal", 0],
])("the table's %s as %s differs from the glossary %i times", (english, spanish, times) => {
  expect(termProblems([{ english: [english], spanish: [spanish] }], glossary)).toHaveLength(times);
});

test.each([
  ["Lo decidió la Corte Suprema. Un punto de corte.", 0],
  ["Lo decidió la corte.", 1],
])("the table of terms rules out words of “%s”: %i", (text, times) => {
  expect(ruledOut([["here", text]])).toHaveLength(times);
});
