import { heads } from "../../content/heads.ts";
import { privacy } from "../../content/privacy.ts";
import { useHead } from "../../layout/useHead.ts";
import { TextPage } from "../../text/TextPage.tsx";
import { AdNote } from "./AdNote.tsx";
import { AiProviderNote } from "./AiProviderNote.tsx";
import { ToolTable } from "./ToolTable.tsx";

export function Component() {
  useHead(heads.privacy);
  return (
    <TextPage
      content={privacy}
      additions={{ tools: <ToolTable />, ai: <AiProviderNote />, ads: <AdNote /> }}
    />
  );
}
