import { samplePath, type ToolId, toolIds } from "@iep-insider/sdk/catalog";
import { isInSpanish, type Language } from "@iep-insider/sdk/contract";

/** The tools whose samples are there in a language. */
export function samplesIn(language: Language): readonly ToolId[] {
  return toolIds.filter((id) => language === "en" || isInSpanish(samplePath(id)));
}
