import type { ToolId } from "@iep-insider/sdk/catalog";
import { retryImport } from "@iep-insider/widgets/later";
import type { ComponentType } from "react";

/** @param screenOf selects the tool's component from the module. */
function chunk<Module>(load: () => Promise<Module>, screenOf: (module: Module) => ComponentType) {
  return async () => screenOf(await load().catch(retryImport<Module>));
}

/** One chunk per tool. */
const loaders: Partial<Record<ToolId, () => Promise<ComponentType>>> = {
  "document-reader": chunk(
    () => import("@iep-insider/widgets/tools/document-reader"),
    (tool) => tool.DocumentReader,
  ),
  "aide-screener": chunk(
    () => import("@iep-insider/widgets/tools/aide-screener"),
    (tool) => tool.AideScreener,
  ),
  "evaluation-screener": chunk(
    () => import("@iep-insider/widgets/tools/evaluation-screener"),
    (tool) => tool.EvaluationScreener,
  ),
  "emotional-checkin": chunk(
    () => import("@iep-insider/widgets/tools/emotional-checkin"),
    (tool) => tool.EmotionalCheckin,
  ),
  "letter-generator": chunk(
    () => import("@iep-insider/widgets/tools/letter-generator"),
    (tool) => tool.LetterGenerator,
  ),
  "meeting-checklist": chunk(
    () => import("@iep-insider/widgets/tools/meeting-checklist"),
    (tool) => tool.MeetingChecklist,
  ),
  "rights-guide": chunk(
    () => import("@iep-insider/widgets/tools/rights-guide"),
    (tool) => tool.RightsGuide,
  ),
  "504-screener": chunk(
    () => import("@iep-insider/widgets/tools/504-screener"),
    (tool) => tool.Iep504Screener,
  ),
  "signing-advisor": chunk(
    () => import("@iep-insider/widgets/tools/signing-advisor"),
    (tool) => tool.SigningAdvisor,
  ),
  chat: chunk(
    () => import("@iep-insider/widgets/tools/chat"),
    (tool) => tool.Chat,
  ),
  "denial-decoder": chunk(
    () => import("@iep-insider/widgets/tools/denial-decoder"),
    (tool) => tool.DenialDecoder,
  ),
  "dispute-guide": chunk(
    () => import("@iep-insider/widgets/tools/dispute-guide"),
    (tool) => tool.DisputeGuide,
  ),
  "goal-analyzer": chunk(
    () => import("@iep-insider/widgets/tools/goal-analyzer"),
    (tool) => tool.GoalAnalyzer,
  ),
  "jargon-translator": chunk(
    () => import("@iep-insider/widgets/tools/jargon-translator"),
    (tool) => tool.JargonTranslator,
  ),
};

const loaded = new Map<ToolId, ComponentType>();

/** @returns the tool's component if it is loaded, so that it can show immediately. */
export function loadedScreen(tool: ToolId): ComponentType | null {
  return loaded.get(tool) ?? null;
}

/** @throws when the chunk cannot be fetched; the next call fetches it again. */
export async function loadScreen(tool: ToolId): Promise<ComponentType> {
  const load = loaders[tool];
  if (!load) throw new Error(`The tool "${tool}" has no screen here.`);
  const Screen = await load();
  loaded.set(tool, Screen);
  return Screen;
}

export const toolsWithScreen = Object.keys(loaders);

/**
 * Tools that begin with an intro and one button, the same for everyone, for which the build writes a file with the tool
 * open (ADR 84). Each with its module, as the build names it.
 */
export const toolsInFiles = {
  "aide-screener": "tools/aide-screener/AideScreener.tsx",
  "evaluation-screener": "tools/evaluation-screener/EvaluationScreener.tsx",
  "504-screener": "tools/504-screener/Iep504Screener.tsx",
  "signing-advisor": "tools/signing-advisor/SigningAdvisor.tsx",
} as const satisfies Partial<Record<ToolId, string>>;
