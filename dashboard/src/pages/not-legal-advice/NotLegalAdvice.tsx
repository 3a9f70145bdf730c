import { notLegalAdvice, ruleMarks } from "../../content/notLegalAdvice.ts";
import { Meanings } from "../../text/Facts.tsx";
import { TextPage } from "../../text/TextPage.tsx";

export function Component() {
  return <TextPage content={notLegalAdvice} additions={{ marks: <Meanings of={ruleMarks} /> }} />;
}
