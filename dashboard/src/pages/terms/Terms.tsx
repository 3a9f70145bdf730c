import { heads } from "../../content/heads.ts";
import { terms } from "../../content/terms.ts";
import { useHead } from "../../layout/useHead.ts";
import { TextPage } from "../../text/TextPage.tsx";
import { OperatorNote } from "./OperatorNote.tsx";

export function Component() {
  useHead(heads.terms);
  return <TextPage content={terms} additions={{ operator: <OperatorNote /> }} />;
}
