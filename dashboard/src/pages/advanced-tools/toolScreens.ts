import type { ToolId } from "@iep-insider/sdk/catalog";
import type { ComponentType } from "react";

/** Every tool that can be opened, each a chunk of its own. A tool of the catalog that is implemented must stand here. */
const loaders: Partial<Record<ToolId, () => Promise<ComponentType>>> = {
  "aide-screener": async () => (await import("@iep-insider/widgets/tools/aide-screener")).AideScreener,
  "disability-screener": async () =>
    (await import("@iep-insider/widgets/tools/disability-screener")).EvaluationScreener,
  "emotional-checkin": async () =>
    (await import("@iep-insider/widgets/tools/emotional-checkin")).EmotionalCheckIn,
  letters: async () => (await import("@iep-insider/widgets/tools/letters")).LetterGenerator,
  "meeting-prep": async () => (await import("@iep-insider/widgets/tools/meeting-prep")).MeetingChecklist,
  rights: async () => (await import("@iep-insider/widgets/tools/rights")).RightsGuide,
  screener: async () => (await import("@iep-insider/widgets/tools/screener")).PlanScreener,
  "signing-advisor": async () => (await import("@iep-insider/widgets/tools/signing-advisor")).SigningAdvisor,
};

const loaded = new Map<ToolId, ComponentType>();

/** @returns the tool's screen if it was loaded before: then it can show at once. */
export function loadedScreen(tool: ToolId): ComponentType | null {
  return loaded.get(tool) ?? null;
}

/** @throws when the chunk cannot be fetched; another try fetches it again. */
export async function loadScreen(tool: ToolId): Promise<ComponentType> {
  const load = loaders[tool];
  if (!load) throw new Error(`The tool "${tool}" is marked as implemented and has no screen here.`);
  const Screen = await load();
  loaded.set(tool, Screen);
  return Screen;
}

/** The tools that have a screen. */
export const toolsWithScreen = Object.keys(loaders);
