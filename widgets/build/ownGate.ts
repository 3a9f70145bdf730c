import { seeSample, type ToolId, toolById, whatYouGet } from "@iep-insider/sdk/catalog";
import type { Plugin } from "vite";

/**
 * Leaves out what the gate of one tool never shows: the email gate of a paid tool (`access/gates/gateFor.tsx`), and what
 * a parent gets from the other tools.
 */
export function ownGate(id: ToolId): Plugin {
  const isPaid = toolById(id).payment !== null;
  const own = `
export const whatYouGet = ${JSON.stringify({ [id]: whatYouGet[id] })};
export const seeSample = ${JSON.stringify(seeSample)};`;
  return {
    name: "iep-own-gate",
    enforce: "pre",
    load: {
      filter: {
        id: /sdk[\\/]src[\\/](catalog[\\/]whatYouGet\.ts|access[\\/]gates[\\/]email[\\/]EmailGate\.tsx)$/,
      },
      handler(file) {
        if (file.endsWith("whatYouGet.ts")) return own;
        return isPaid ? "export const EmailGate = () => null;" : null;
      },
    },
  };
}
