import sheet from "virtual:sheet/letter-generator";
import { defineTool, frameRecord } from "../../element/index.ts";
import { LetterGenerator } from "./LetterGenerator.tsx";

/** `<iep-letter-generator>` */
export const element = defineTool({
  tool: "letters",
  tag: "iep-letter-generator",
  Tool: LetterGenerator,
  sheet,
  record: frameRecord,
});
