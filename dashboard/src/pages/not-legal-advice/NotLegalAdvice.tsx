import { heads } from "../../content/heads.ts";
import { notLegalAdvice, ruleMarks } from "../../content/notLegalAdvice.ts";
import { useHead } from "../../layout/useHead.ts";
import { Meanings } from "../../text/Meanings.tsx";
import { TextPage } from "../../text/TextPage.tsx";

export function Component() {
  useHead(heads.notLegalAdvice);
  return <TextPage content={notLegalAdvice} additions={{ marks: <Meanings of={ruleMarks} /> }} />;
}
