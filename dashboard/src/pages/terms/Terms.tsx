import { terms } from "../../content/terms.ts";
import { TextPage } from "../../text/TextPage.tsx";
import { OperatorNote } from "./OperatorNote.tsx";

export function Component() {
  return <TextPage content={terms} additions={{ operator: <OperatorNote /> }} />;
}
