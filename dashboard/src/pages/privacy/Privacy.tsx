import { privacy } from "../../content/privacy.ts";
import { TextPage } from "../../text/TextPage.tsx";
import { AdNote } from "./AdNote.tsx";
import { AiProviderNote } from "./AiProviderNote.tsx";
import { ToolTable } from "./ToolTable.tsx";

export function Component() {
  return (
    <TextPage
      content={privacy}
      additions={{ tools: <ToolTable />, ai: <AiProviderNote />, ads: <AdNote /> }}
    />
  );
}
