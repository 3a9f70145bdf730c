import sheet from "virtual:sheet/document-reader";
import { defineTool, onlyFramed } from "../../element/index.ts";
import { DocumentReader } from "./DocumentReader.tsx";

/** `<iep-document-reader>` */
export const element = defineTool({
  tag: "iep-document-reader",
  Tool: DocumentReader,
  sheet,
  choose: onlyFramed,
});
